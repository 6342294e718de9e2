// Where libyaml is found, for the C programs of this package.
#include <yaml.h>

// libyaml as Debian's libyaml-dev and Homebrew's libyaml install it.
#include <yaml.h>

// Where libexpat is found, for the program that judges our XML reader.
#include <expat.h>

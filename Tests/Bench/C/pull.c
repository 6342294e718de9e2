/*
 * Reads each file given whole and pulls its YAML events without looking at them: the time that
 * libyaml itself takes, against which the budgets are set. Prints the number of events.
 */
#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

/* Reads a file into memory of its own; exits when it cannot. */
static unsigned char *contents(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) {
        perror(path);
        exit(2);
    }
    long length = ftell(file);
    rewind(file);
    unsigned char *bytes = malloc(length > 0 ? (size_t)length : 1);
    if (length < 0 || !bytes || fread(bytes, 1, (size_t)length, file) != (size_t)length) {
        perror(path);
        exit(2);
    }
    fclose(file);
    *size = (size_t)length;
    return bytes;
}

/* Pulls all events of a text and returns how many there were, or -1 when it is not YAML. */
static long pull(const unsigned char *bytes, size_t size) {
    yaml_parser_t parser;
    yaml_event_t event;
    long count = 0;
    int at_end = 0;
    if (!yaml_parser_initialize(&parser)) return -1;
    yaml_parser_set_input_string(&parser, bytes, size);
    while (!at_end) {
        if (!yaml_parser_parse(&parser, &event)) {
            count = -1;
            break;
        }
        count += 1;
        at_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    yaml_parser_delete(&parser);
    return count;
}

int main(int argc, char **argv) {
    long total = 0;
    for (int index = 1; index < argc; index += 1) {
        size_t size;
        unsigned char *bytes = contents(argv[index], &size);
        long count = pull(bytes, size);
        free(bytes);
        if (count < 0) {
            fprintf(stderr, "%s: not YAML\n", argv[index]);
            return 1;
        }
        total += count;
    }
    printf("%ld\n", total);
    return 0;
}

/*
 * Prints the events of a YAML file, or of standard input, in the notation of the yaml-test-suite,
 * as libyaml reports them: what `scenectl dump events` is compared with. Exits with 1 when the text
 * is not YAML, after the events before the error.
 */
#include <stdio.h>
#include <string.h>
#include <yaml.h>

static void print_anchor(const yaml_char_t *anchor) {
    if (anchor) printf(" &%s", anchor);
}

static void print_tag(const yaml_char_t *tag) {
    if (tag) printf(" <%s>", tag);
}

/* The sign that stands between the properties and the text of a scalar. */
static char style_sign(yaml_scalar_style_t style) {
    switch (style) {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: return '\'';
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: return '"';
    case YAML_LITERAL_SCALAR_STYLE: return '|';
    case YAML_FOLDED_SCALAR_STYLE: return '>';
    default: return ':';
    }
}

/* The scalar that text starts with if it would steer a terminal or end a line, or else 0; such
 * scalars have one byte to three. */
static unsigned control(const yaml_char_t *text, size_t length) {
    unsigned scalar = text[0];
    if (length > 1 && (text[0] & 0xE0) == 0xC0) scalar = (text[0] & 0x1F) << 6 | (text[1] & 0x3F);
    if (length > 2 && (text[0] & 0xF0) == 0xE0) {
        scalar = (text[0] & 0x0F) << 12 | (text[1] & 0x3F) << 6 | (text[2] & 0x3F);
    }
    int is_control = scalar < 0x20 || (scalar >= 0x7F && scalar < 0xA0 && text[0] != scalar)
        || scalar == 0x7F || scalar == 0x061C || scalar == 0x200E || scalar == 0x200F
        || (scalar >= 0x2028 && scalar <= 0x202E) || (scalar >= 0x2066 && scalar <= 0x2069);
    return is_control ? scalar : 0;
}

/* Prints text with the escapes of the notation, so that an event stays on one line. */
static void print_escaped(const yaml_char_t *text, size_t length) {
    for (size_t index = 0; index < length; index += 1) {
        unsigned scalar = control(text + index, length - index);
        if (scalar && !strchr("\b\n\r\t", (int)scalar)) {
            printf("\\u%04x", scalar);
            index += scalar < 0x80 ? 0 : scalar < 0x800 ? 1 : 2;
            continue;
        }
        switch (text[index]) {
        case '\\': fputs("\\\\", stdout); break;
        case '\0': fputs("\\0", stdout); break;
        case '\b': fputs("\\b", stdout); break;
        case '\n': fputs("\\n", stdout); break;
        case '\r': fputs("\\r", stdout); break;
        case '\t': fputs("\\t", stdout); break;
        default: putchar(text[index]);
        }
    }
}

static void print_scalar(const yaml_event_t *event) {
    printf("=VAL");
    print_anchor(event->data.scalar.anchor);
    print_tag(event->data.scalar.tag);
    printf(" %c", style_sign(event->data.scalar.style));
    print_escaped(event->data.scalar.value, event->data.scalar.length);
    putchar('\n');
}

static void print_sequence_start(const yaml_event_t *event) {
    int is_flow = event->data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
    printf(is_flow ? "+SEQ []" : "+SEQ");
    print_anchor(event->data.sequence_start.anchor);
    print_tag(event->data.sequence_start.tag);
    putchar('\n');
}

static void print_mapping_start(const yaml_event_t *event) {
    int is_flow = event->data.mapping_start.style == YAML_FLOW_MAPPING_STYLE;
    printf(is_flow ? "+MAP {}" : "+MAP");
    print_anchor(event->data.mapping_start.anchor);
    print_tag(event->data.mapping_start.tag);
    putchar('\n');
}

static void print_event(const yaml_event_t *event) {
    switch (event->type) {
    case YAML_NO_EVENT: break;
    case YAML_STREAM_START_EVENT: puts("+STR"); break;
    case YAML_STREAM_END_EVENT: puts("-STR"); break;
    case YAML_DOCUMENT_START_EVENT:
        puts(event->data.document_start.implicit ? "+DOC" : "+DOC ---");
        break;
    case YAML_DOCUMENT_END_EVENT:
        puts(event->data.document_end.implicit ? "-DOC" : "-DOC ...");
        break;
    case YAML_ALIAS_EVENT: printf("=ALI *%s\n", event->data.alias.anchor); break;
    case YAML_SCALAR_EVENT: print_scalar(event); break;
    case YAML_SEQUENCE_START_EVENT: print_sequence_start(event); break;
    case YAML_SEQUENCE_END_EVENT: puts("-SEQ"); break;
    case YAML_MAPPING_START_EVENT: print_mapping_start(event); break;
    case YAML_MAPPING_END_EVENT: puts("-MAP"); break;
    }
}

/* Prints all events; returns whether the text was YAML to its end. */
static int print_events(FILE *file) {
    yaml_parser_t parser;
    yaml_event_t event;
    int at_end = 0;
    if (!yaml_parser_initialize(&parser)) return 0;
    yaml_parser_set_input_file(&parser, file);
    while (!at_end && yaml_parser_parse(&parser, &event)) {
        print_event(&event);
        at_end = event.type == YAML_STREAM_END_EVENT;
        yaml_event_delete(&event);
    }
    if (!at_end) {
        fprintf(stderr, "%zu:%zu: %s\n", parser.problem_mark.line + 1,
                parser.problem_mark.column + 1, parser.problem ? parser.problem : "out of memory");
    }
    yaml_parser_delete(&parser);
    return at_end;
}

int main(int argc, char **argv) {
    FILE *file = argc > 1 ? fopen(argv[1], "rb") : stdin;
    if (!file) {
        perror(argv[1]);
        return 2;
    }
    return print_events(file) ? 0 : 1;
}

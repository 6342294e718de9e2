# scenectl alone on an empty image:
#
#     docker build --tag scenectl .
#     docker run --rm --volume "$PWD:/work" scenectl validate .
#
# There is no git in it, which `--since`, `--changed-since` and ignored files need.
FROM swift:6.2-bookworm AS build
# The headers of libyaml may be of any version.
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends binutils libyaml-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY . .
RUN make release && make install DESTDIR=/image PREFIX=/usr

FROM scratch
COPY --from=build /image/usr/bin/scenectl /bin/scenectl
WORKDIR /work
ENTRYPOINT ["/bin/scenectl"]

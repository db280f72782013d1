#!/usr/bin/env bash
# Makes the certificates of the EventStoreDB nodes once, with the certificate tool of EventStoreDB, and then removes the key
# of their authority, so that nobody can make another certificate that the nodes trust. To renew them, stop everything,
# remove the volumes “certificates” and “authority” and start again.
set -euo pipefail
cd /certificates
[ -f complete ] && exit 0
rm -rf -- ./*
es-gencert-cli create-ca -days 3650 -out ca
for node in eventstore eventstore-1 eventstore-2 eventstore-3; do
  es-gencert-cli create-node -days 3650 -ca-certificate ca/ca.crt -ca-key ca/ca.key -out "$node" -dns-names "$node"
done
rm ca/ca.key
# The user of the image of EventStoreDB. Rollbook gets the certificate of the authority alone, in a volume of its own.
chown -R 1000:1000 eventstore*
chmod 700 eventstore*
chmod 755 ca
chmod 644 ca/ca.crt
cp ca/ca.crt /authority/ca.crt
touch complete

import { createSign, generateKeyPairSync } from "node:crypto";

/**
 * A key and a certificate for localhost, which only the bench's own browser trusts. Node creates keys but no
 * certificates, so this encodes the few fields of one in DER (RFC 5280).
 */
export function selfSignedCertificate(): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const name = sequence(der(SET, sequence(objectId(0x55, 0x04, 0x03), der(UTF8_STRING, Buffer.from("localhost")))));
  const algorithm = sequence(objectId(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02)); // ECDSA with SHA-256
  const subjectAltName = sequence(
    objectId(0x55, 0x1d, 0x11),
    der(OCTET_STRING, sequence(der(DNS_NAME, Buffer.from("localhost")))),
  );
  const certified = sequence(
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from([1])),
    algorithm,
    name,
    sequence(utcTime(-DAY), utcTime(DAY)),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(EXTENSIONS, sequence(subjectAltName)),
  );
  const signature = createSign("SHA256").update(certified).sign(privateKey);
  const certificate = sequence(certified, algorithm, der(BIT_STRING, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString("base64")}\n-----END CERTIFICATE-----\n`,
  };
}

const DAY = 24 * 60 * 60 * 1000;

const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT_ID = 0x06;
const UTF8_STRING = 0x0c;
const UTC_TIME = 0x17;
const SEQUENCE = 0x30;
const SET = 0x31;
const DNS_NAME = 0x82;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

/** A DER value: tag, length, content. */
function der(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

function sequence(...values: Buffer[]): Buffer {
  return der(SEQUENCE, Buffer.concat(values));
}

function objectId(...bytes: number[]): Buffer {
  return der(OBJECT_ID, Buffer.from(bytes));
}

/** The time at this distance from now, as `YYMMDDhhmmssZ`. */
function utcTime(fromNow: number): Buffer {
  const digits = new Date(Date.now() + fromNow).toISOString().replace(/\D/g, "").slice(2, 14);
  return der(UTC_TIME, Buffer.from(`${digits}Z`));
}

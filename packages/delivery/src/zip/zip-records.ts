// ZIP records after PKWARE's APPNOTE 6.3.10, with ZIP64 if 16 or 32 bits are too few.

export interface ZipEntry {
  /** UTF-8. */
  readonly name: Uint8Array;
  readonly crc: number;
  readonly size: number;
  readonly compressedSize: number;
  readonly deflated: boolean;
  /** Offset of its local header. */
  readonly offset: number;
}

/** MS-DOS date and time: 2-second steps, from 1980; the digits of the ISO 8601 text, without time zone conversion. */
export interface DosTime {
  readonly date: number;
  readonly time: number;
}

const MAX_16 = 0xffff;
const MAX_32 = 0xffffffff;
/** Bit 11: names are UTF-8. */
const UTF8_FLAG = 0x0800;
const VERSION = 20;
const VERSION_ZIP64 = 45;

export function dosTimeOf(iso: string): DosTime {
  const [year = 1980, month = 1, day = 1, hour = 0, minute = 0, second = 0] = (iso.match(/\d+/gu) ?? []).map(
    Number,
  );
  const years = Math.min(127, Math.max(0, year - 1980));
  return { date: (years << 9) | (month << 5) | day, time: (hour << 11) | (minute << 5) | (second >> 1) };
}

/** Sizes are in the local header, since an entry is compressed before it is written: no data descriptor, which some readers do not support. */
export function localHeader(entry: ZipEntry, { date, time }: DosTime): Uint8Array {
  return record((w) => {
    w.u32(0x04034b50)
      .u16(VERSION)
      .u16(UTF8_FLAG)
      .u16(entry.deflated ? 8 : 0)
      .u16(time)
      .u16(date);
    w.u32(entry.crc)
      .u32(entry.compressedSize)
      .u32(entry.size)
      .u16(entry.name.length)
      .u16(0)
      .bytes(entry.name);
  });
}

export function centralHeader(entry: ZipEntry, { date, time }: DosTime): Uint8Array {
  const far = entry.offset >= MAX_32;
  const version = far ? VERSION_ZIP64 : VERSION;
  return record((w) => {
    w.u32(0x02014b50)
      .u16(version)
      .u16(version)
      .u16(UTF8_FLAG)
      .u16(entry.deflated ? 8 : 0)
      .u16(time)
      .u16(date);
    w.u32(entry.crc)
      .u32(entry.compressedSize)
      .u32(entry.size)
      .u16(entry.name.length)
      .u16(far ? 12 : 0);
    w.u16(0)
      .u16(0)
      .u16(0)
      .u32(0)
      .u32(far ? MAX_32 : entry.offset)
      .bytes(entry.name);
    if (far) w.u16(1).u16(8).u64(entry.offset);
  });
}

/** End of central directory, preceded by the ZIP64 records if there are too many files or bytes. */
export function endOfDirectory(entries: number, directorySize: number, directoryOffset: number): Uint8Array {
  const large = entries >= MAX_16 || directorySize >= MAX_32 || directoryOffset >= MAX_32;
  return record((w) => {
    if (large) {
      w.u32(0x06064b50).u64(44).u16(VERSION_ZIP64).u16(VERSION_ZIP64).u32(0).u32(0);
      w.u64(entries).u64(entries).u64(directorySize).u64(directoryOffset);
      w.u32(0x07064b50)
        .u32(0)
        .u64(directoryOffset + directorySize)
        .u32(1);
    }
    const count = Math.min(entries, MAX_16);
    w.u32(0x06054b50).u16(0).u16(0).u16(count).u16(count);
    w.u32(Math.min(directorySize, MAX_32)).u32(Math.min(directoryOffset, MAX_32)).u16(0);
  });
}

interface RecordWriter {
  u16(value: number): RecordWriter;
  u32(value: number): RecordWriter;
  u64(value: number): RecordWriter;
  bytes(value: Uint8Array): RecordWriter;
}

/** Little-endian fields in sequence. */
function record(fill: (writer: RecordWriter) => void): Uint8Array {
  const out: number[] = [];
  const writer: RecordWriter = {
    u16(value) {
      out.push(value & 0xff, (value >>> 8) & 0xff);
      return writer;
    },
    u32: (value) => writer.u16(value & MAX_16).u16(value >>> 16),
    u64: (value) => writer.u32(value % 2 ** 32).u32(Math.floor(value / 2 ** 32)),
    bytes(value) {
      for (const byte of value) out.push(byte);
      return writer;
    },
  };
  fill(writer);
  return Uint8Array.from(out);
}

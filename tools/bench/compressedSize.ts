import { get } from 'node:http';

const known = new Map<string, Promise<number>>();

/** Bytes of what an address of the site answers, compressed as it is sent, its headers not counted. */
export function compressedSize(url: string): Promise<number> {
  const size = known.get(url) ?? measure(url);
  known.set(url, size);
  return size;
}

function measure(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => resolve(bytes));
      response.on('error', reject);
    }).on('error', reject);
  });
}

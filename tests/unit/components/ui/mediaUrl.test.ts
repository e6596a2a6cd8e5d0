import { beforeEach, expect, test, vi } from 'vitest';

async function mediaUrl(fileName: string) {
  return (await import('#src/components/ui/mediaUrl.ts')).mediaUrl(fileName);
}

beforeEach(() => vi.resetModules());

test.each(['https://media.example/site', 'https://media.example/site/'])(
  'the URL of a picture begins with the configured storage host: %s',
  async (base) => {
    vi.stubEnv('VITE_MEDIA_BASE_URL', base);
    expect(await mediaUrl('home.svg')).toBe('https://media.example/site/home.svg');
  },
);

import { expect, test } from 'vitest';
import { baseUrlOf, hostOf, isOwnMachine } from './base-url.ts';

test.each([
  [' http://localhost:11434/v1/ ', 'http://localhost:11434/v1'],
  ['https://models.example.com', 'https://models.example.com'],
  ['localhost:11434', null],
  ['ftp://models.example.com', null],
  ['https://me:secret@models.example.com/v1', null],
  ['https://models.example.com/v1?key=secret', null],
  ['', null],
])('%j as a base URL is %j', (text, expected) => {
  expect(baseUrlOf(text)).toBe(expected);
});

test('names the host that is called, with its port', () => {
  expect(hostOf('http://localhost:11434/v1')).toBe('localhost:11434');
  expect(hostOf('https://models.example.com/v1')).toBe('models.example.com');
});

test('only what is here by its name costs nothing', () => {
  const here = ['localhost:11434', '127.0.0.1:1', '[::1]:80', '192.168.1.4', '10.0.0.2:8080', '172.20.0.1'];
  const elsewhere = [
    'models.example.com',
    '172.32.0.1',
    '10.example.com',
    '8.8.8.8',
    'localhost.example.com',
  ];
  for (const host of here) expect(isOwnMachine(`http://${host}/v1`), host).toBe(true);
  for (const host of elsewhere) expect(isOwnMachine(`http://${host}/v1`), host).toBe(false);
});

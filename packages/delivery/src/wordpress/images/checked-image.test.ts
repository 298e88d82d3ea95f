import { MOST_UPLOAD_BYTES } from '@silosmith/contract';
import { describe, expect, it } from 'vitest';
import { checkedImage, imageOfUrl } from './checked-image.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

describe('an image for a site', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n…', 'png'],
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['GIF89a', 'gif'],
    ['RIFF1234WEBPVP8 ', 'webp'],
    ['\0\0\0 ftypavif', 'avif'],
  ])('is known by its bytes: %j', (start, extension) => {
    expect(checkedImage(bytesOf(start))).toMatchObject({ extension });
  });

  it.each([
    [SVG, 'svg'],
    [`\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a comment -->${SVG}`, 'svg'],
    [`  \n<SVG\nonload=alert(1)>`, 'svg'],
    ['<html><script>alert(1)</script>', 'unknown-type'],
    ['<?php system("id");', 'unknown-type'],
    ['%PDF-1.7', 'unknown-type'],
    ['', 'unknown-type'],
  ])('refuses %j', (text, refusal) => {
    expect(checkedImage(bytesOf(text))).toEqual({ refusal });
  });

  it('goes by the bytes of a data URL, not by the type that it names', () => {
    expect(imageOfUrl(`data:image/png;base64,${btoa(SVG)}`)).toEqual({ refusal: 'svg' });
    expect(imageOfUrl(`data:image/svg+xml;base64,${btoa('GIF89a')}`)).toEqual({ refusal: 'svg' });
    expect(imageOfUrl(`data:image/svg+xml,${encodeURIComponent(SVG)}`)).toEqual({ refusal: 'svg' });
    expect(imageOfUrl(`data:image/jpeg;base64,${btoa('GIF89a')}`)).toMatchObject({ extension: 'gif' });
    expect(imageOfUrl('data:image/png;base64,not base64!')).toEqual({ refusal: 'unknown-type' });
    expect(imageOfUrl('https://example.org/a.png')).toEqual({ refusal: 'address-only' });
  });

  it('has a bound', () => {
    const large = new Uint8Array(MOST_UPLOAD_BYTES + 1);
    large.set(bytesOf('GIF89a'));
    expect(checkedImage(large)).toEqual({ refusal: 'too-large' });
    expect(checkedImage(large.subarray(1, 1)).refusal).toBe('unknown-type');
    expect(checkedImage(large.subarray(0, MOST_UPLOAD_BYTES))).toMatchObject({ extension: 'gif' });
  });
});

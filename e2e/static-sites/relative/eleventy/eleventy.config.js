import { InputPathToUrlTransformPlugin } from '@11ty/eleventy';

export default function configure(eleventy) {
  eleventy.addPlugin(InputPathToUrlTransformPlugin);
  eleventy.addPassthroughCopy({ 'posts/images': 'images' });
  return { dir: { input: '.', output: 'dist' } };
}

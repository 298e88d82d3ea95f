export default function configure(eleventy) {
  eleventy.addPassthroughCopy({ 'posts/images': 'images' });
  return { dir: { input: '.', output: 'dist' } };
}

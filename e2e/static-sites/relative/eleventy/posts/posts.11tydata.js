export default {
  layout: 'post.njk',
  permalink: '/{{ slug }}.html',
};

// Publishing as editor and as author, under four permalink structures, with and without the companion plugin: every link followed.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AT_FULL_SIZE, publishedKeywords } from './publishing-keywords.ts';
import { liveThrough, publishAndUndo } from './publishing-life.ts';
import { type Login, PublishingSite } from './publishing-site.ts';
import { startWordPress } from './wordpress.ts';

const KEYWORDS = publishedKeywords(3);
const STRUCTURES = [
  '/%postname%/',
  '/%year%/%monthnum%/%postname%/',
  '/blog/%postname%/',
  '/%category%/%postname%/',
];
/** Of an author WordPress filters the HTML, and takes no new categories; an editor has neither. */
const OF_AUTHORS = new Set(['html-filtered', 'terms-missing']);
const LONG_MS = 3_600_000;
const LIVE = ['--status', 'publish', '--no-images'];
const wordpress = startWordPress();

interface Result {
  readonly keyword: string;
  readonly url: string;
  readonly postId: number;
  readonly verification: {
    readonly status: string;
    readonly fields: readonly { field: string; reason: string }[];
  };
}

describe.skipIf(wordpress === null)(
  'publishing by role and permalink structure (needs Debian packages)',
  () => {
    if (wordpress === null) return;
    const site = new PublishingSite(wordpress);
    const logins = new Map<string, Login>();
    const loginOf = (role: string): Login => {
      const login = logins.get(role) ?? site.addUser(role);
      logins.set(role, login);
      return login;
    };

    beforeAll(() => site.makeProject(KEYWORDS, true), LONG_MS);
    afterAll(() => {
      site.remove();
      wordpress.stop();
    });

    it.each(STRUCTURES)(
      'as editor and as author, every link leads to its post under %s',
      async (structure) => {
        site.setPermalinks(structure);
        for (const role of ['editor', 'author']) {
          const all = role === 'editor';
          const life = {
            ...{ site, keywords: KEYWORDS, login: loginOf(role), words: [] },
            ...{ expected: all ? new Set<string>() : OF_AUTHORS, deletesTerms: all },
          };
          if (AT_FULL_SIZE || structure === STRUCTURES.at(-1)) await liveThrough(life);
          else await publishAndUndo(life);
        }
      },
      LONG_MS,
    );

    it(
      'who may not write, or not publish, is told so before anything is written',
      async () => {
        const before = await site.content();
        const all = ['publish', site.path('site.json'), '--status', 'publish'];
        const told = async (role: string, words: readonly string[]) => {
          const ended = await site.start([...all, ...words], wordpress.url, loginOf(role)).ended;
          return [ended.code, `${ended.stdout}${ended.stderr}`];
        };
        expect(await told('subscriber', ['--check'])).toEqual([
          ...[0, expect.stringMatching(/may not write posts.*role Author or Editor/u)],
        ]);
        expect(await told('subscriber', [])).toEqual([1, expect.stringContaining('edit_posts is missing')]);
        expect(await told('contributor', ['--check'])).toEqual([
          ...[0, expect.stringMatching(/may not publish: posts can only be drafts.*may not upload/su)],
        ]);
        expect(await told('contributor', [])).toEqual([1, expect.stringContaining('Publish as drafts')]);
        expect(await told('contributor', ['--images', '--status', 'draft'])).toEqual([
          ...[1, expect.stringContaining('Publish without images')],
        ]);
        expect(await site.content()).toBe(before);
      },
      LONG_MS,
    );

    it(
      'the companion plugin keeps SEO fields and finds posts again, for those who may',
      async () => {
        site.setPermalinks('/%postname%/');
        await site.installPlugin();
        const php = join(wordpress.root, 'wp-content/plugins/silosmith-companion/silosmith-companion.php');
        expect(spawnSync('php', ['-l', php], { encoding: 'utf8' }).stdout).toContain('No syntax errors');

        const author = loginOf('author');
        const { companion, metaKeys } = await site.publish(['--check'], author);
        expect([companion, metaKeys.includes('_yoast_wpseo_title')]).toEqual(['1.0.0', true]);
        const seo = [...LIVE, '--seo-plugin', 'yoast'];
        const { results } = await site.publish(seo, author);
        const meta = site.metaOf((results as Result[]).map(({ postId }) => postId));
        for (const { keyword, postId, verification } of results as Result[]) {
          expect(verification.fields.map(({ field }) => field)).not.toContain('meta');
          expect(meta[postId]).toMatchObject({
            _silo_keyword: keyword,
            _yoast_wpseo_title: expect.any(String),
          });
        }
        const [first] = results as Result[];
        const seen = await fetch(`${wordpress.url}/wp-json/wp/v2/posts/${first?.postId}`);
        expect(JSON.stringify(await seen.json())).not.toContain('"_silo_keyword":"rain');
        const closed = await fetch(`${wordpress.url}/wp-json/silosmith/v1/posts?pages=x`);
        expect([closed.status, await closed.text()]).toEqual([401, expect.any(String)]);

        // Nobody sets the fields of a post that they may not edit, nor learns of it.
        const contributor = loginOf('contributor');
        const basic = (login: Login) => `Basic ${btoa(`${login.user}:${login.password}`)}`;
        const changed = await fetch(`${wordpress.url}/wp-json/wp/v2/posts/${first?.postId}`, {
          ...{ method: 'PUT', body: JSON.stringify({ meta: { _silo_keyword: 'mine' } }) },
          headers: { authorization: basic(contributor), 'content-type': 'application/json' },
        });
        expect([changed.status, await changed.text()]).toEqual([403, expect.any(String)]);
        const page = meta[first?.postId ?? 0]?.['_silo_page_id'] ?? '';
        const lookUp = async (login: Login) => {
          const address = `${wordpress.url}/wp-json/silosmith/v1/posts?pages=${page}`;
          return (await fetch(address, { headers: { authorization: basic(login) } })).json();
        };
        expect([await lookUp(contributor), await lookUp(author)]).toEqual([
          [],
          [{ id: first?.postId, type: 'post', page }],
        ]);

        // Another project file, with no record of its own, under another slug and title.
        wordpress.php(
          `wp_update_post(['ID' => ${first?.postId}, 'post_name' => 'moved', 'post_title' => 'Moved']);`,
        );
        const other = site.path('copy.json');
        spawnSync('cp', [site.path('site.json'), other]);
        const again = await site.start(
          ['publish', other, '--json', '--dry-run', ...seo],
          wordpress.url,
          author,
        ).ended;
        expect(again.code, again.stderr).toBe(0);
        expect(JSON.parse(again.stdout).plan.create).toEqual([]);
        await site.publish(['--rollback', '--overwrite'], author);
      },
      LONG_MS,
    );

    it(
      'the plugin fills the table of All in One SEO, where there is one',
      async () => {
        wordpress.php(`
        global $wpdb;
        $wpdb->query("CREATE TABLE {$wpdb->prefix}aioseo_posts (id bigint AUTO_INCREMENT PRIMARY KEY, post_id bigint,
          title text, description text, keyphrases longtext, created datetime, updated datetime)");`);
        const { results } = await site.publish([...LIVE, '--seo-plugin', 'aioseo'], loginOf('editor'));
        const rows = JSON.parse(
          wordpress.php(`global $wpdb;
          echo json_encode($wpdb->get_results("SELECT post_id, title, keyphrases FROM {$wpdb->prefix}aioseo_posts"));`),
        ) as { post_id: string; title: string; keyphrases: string }[];
        expect(rows.map(({ post_id: id }) => Number(id)).toSorted()).toEqual(
          (results as Result[]).map(({ postId }) => postId).toSorted(),
        );
        expect(JSON.parse(rows[0]?.keyphrases ?? '{}').focus.keyphrase).toBe(KEYWORDS[0]);
        await site.publish(['--rollback'], loginOf('editor'));
      },
      LONG_MS,
    );
  },
);

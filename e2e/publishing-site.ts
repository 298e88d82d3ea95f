// The command line and a real WordPress side by side: a project to publish, calls, the site's content, users, and a proxy to kill at.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { WordPress } from './wordpress.ts';

const bin = join(import.meta.dirname, '../apps/cli/bin/silosmith.mjs');
const node24 = join(import.meta.dirname, '../node_modules/node/bin/node');

/** Short pauses: the site is on this machine. */
export const QUICK = ['--batch-size', '20', '--batch-delay', '500'];

/** The sample texts have one link to a place that stands for any source. */
export const EXAMPLE_HOST = 'example.com';

const MOST_PER_PAGE = 100;

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface SitePost {
  readonly id: number;
  readonly slug: string;
  readonly status: string;
  readonly link: string;
  readonly featured_media: number;
  readonly title: { readonly raw: string };
  readonly excerpt: { readonly raw: string };
  readonly content: { readonly raw: string };
  readonly tags: readonly number[];
  readonly categories: readonly number[];
}

export interface Login {
  readonly user: string;
  readonly password: string;
}

export class PublishingSite {
  readonly folder = mkdtempSync(join(tmpdir(), 'silosmith-publish-'));
  readonly #wordpress: WordPress;

  constructor(wordpress: WordPress) {
    this.#wordpress = wordpress;
  }

  path = (name: string): string => join(this.folder, name);

  /** `site.json` with an article for each keyword and, where `images` is set, pictures. */
  async makeProject(keywords: readonly string[], images: boolean): Promise<void> {
    const rows = keywords.map((keyword, at) => `${keyword},${2000 - 100 * at},${5 + at}\n`);
    writeFileSync(this.path('k.csv'), `Keyword,Volume,Difficulty\n${rows.join('')}`);
    const whole = ['--all', '--pages', 'all', '--grouping', 'off', '-o', this.path('site.json')];
    expect((await this.start(['build', this.path('k.csv'), ...whole], '').ended).code).toBe(0);
    const drawn = images ? ['--images', 'demo'] : [];
    expect((await this.start(['generate', this.path('site.json'), ...drawn], '').ended).code).toBe(0);
  }

  start(words: readonly string[], url: string, login: Login = this.#wordpress) {
    const { user, password } = login;
    const child = spawn(node24, [bin, ...words], {
      env: { ...process.env, WORDPRESS_URL: url, WORDPRESS_USER: user, WORDPRESS_APP_PASSWORD: password },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout?.on('data', (chunk) => {
      stdout += String(chunk);
    });
    child.stderr?.on('data', (chunk) => {
      stderr += String(chunk);
    });
    const ended = once(child, 'close').then(([code]): Ended => ({ code, stdout, stderr }));
    return { child, ended };
  }

  /** JSON of a run that went through, and that says nothing of the password. */
  async publish(words: readonly string[] = [], login: Login = this.#wordpress) {
    const all = ['publish', this.path('site.json'), ...QUICK, '--json', ...words];
    const { code, stdout, stderr } = await this.start(all, this.#wordpress.url, login).ended;
    expect([code, `${stdout}${stderr}`.includes(login.password)], stderr).toEqual([0, false]);
    return JSON.parse(stdout);
  }

  async ask(route: string): Promise<unknown> {
    const { url, user, password } = this.#wordpress;
    const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
    const response = await fetch(`${url}/?rest_route=/wp/v2/${route}`, { headers: { authorization } });
    return response.json();
  }

  /** All of a list: WordPress gives a hundred at a time, and answers an object where a page is past the last one. */
  async askAll(route: string): Promise<unknown[]> {
    const all: unknown[] = [];
    for (let page = 1; ; page++) {
      const listed = await this.ask(`${route}&per_page=${MOST_PER_PAGE}&page=${page}`);
      if (!Array.isArray(listed)) return all;
      all.push(...listed);
      if (listed.length < MOST_PER_PAGE) return all;
    }
  }

  /** Everything that the site holds, but for what it counts by itself. */
  async content(): Promise<string> {
    const terms = ['categories&orderby=id', 'tags&orderby=id'].map((route) => this.askAll(route));
    return (await this.contentWithoutTerms()) + JSON.stringify(await Promise.all(terms));
  }

  async contentWithoutTerms(): Promise<string> {
    const all = [
      'posts&status=any&context=edit&orderby=id&order=asc',
      'pages&status=any&context=edit',
      'media&context=edit&orderby=id&order=asc',
    ];
    return JSON.stringify(await Promise.all(all.map((route) => this.askAll(route))));
  }

  /** With ours: what the test and WordPress itself put there. */
  async posts(): Promise<SitePost[]> {
    // The fields that the schema of WordPress has in the edit context.
    return (await this.askAll('posts&status=any&context=edit&orderby=id&order=asc')) as SitePost[];
  }

  async media(): Promise<
    { id: number; slug: string; alt_text: string; source_url: string; post: number | null }[]
  > {
    return (await this.askAll('media&context=edit&orderby=id&order=asc')) as never;
  }

  /** Pictures of the project that are not alike. */
  distinctImages(): number {
    const records: { pictures: { url: string }[] }[] = Object.values(this.#project().images);
    return new Set(records.flatMap(({ pictures }) => pictures.map(({ url }) => url))).size;
  }

  /** What the project wants of its posts, read from its file by nothing of ours; by title. */
  asWanted(status: string) {
    const { articles, images, tags } = this.#project();
    return sorted(
      Object.keys(articles).map((keyword) => {
        const { title, content } = articles[keyword];
        const pictures: { role: string; alt: string }[] = images[keyword].pictures;
        return {
          ...{ title, status, tags: lowerCase(tags[keyword].tags) },
          text: textOf(content.replace(/<h1>.*?<\/h1>/u, '')),
          featured: pictures.find(({ role }) => role === 'featured')?.alt,
          pictures: pictures.filter(({ role }) => role !== 'featured').map(({ alt }) => alt),
        };
      }),
    );
  }

  /** The same of posts, as the site holds them. */
  async asHeld(posts: readonly SitePost[]) {
    const terms = (await this.askAll('tags')) as { id: number; name: string }[];
    const names = new Map(terms.map(({ id, name }) => [id, name]));
    const alts = new Map((await this.media()).map(({ id, alt_text: alt }) => [id, alt]));
    return sorted(
      posts.map((post) => ({
        ...{ title: post.title.raw, status: post.status },
        tags: lowerCase(post.tags.map((id) => names.get(id) ?? '')),
        text: textOf(post.content.raw.replace(NOT_OF_THE_ARTICLE, '')),
        featured: alts.get(post.featured_media),
        pictures: [...post.content.raw.matchAll(/<img[^>]* alt="([^"]*)"/gu)].map(([, alt = '']) =>
          plain(alt),
        ),
      })),
    );
  }

  #project() {
    return JSON.parse(readFileSync(this.path('site.json'), 'utf8'));
  }

  change(keyword: string, text: string): void {
    const project = this.#project();
    project.articles[keyword].content += `<p>${text}</p>`;
    writeFileSync(this.path('site.json'), JSON.stringify(project));
  }

  addUser(role: string): Login {
    const password = this.#wordpress.php(`
      $id = wp_create_user('${role}', wp_generate_password(24), '${role}@example.org');
      (new WP_User($id))->set_role('${role}');
      echo WP_Application_Passwords::create_new_application_password($id, ['name' => 'test'])[0];`);
    return { user: role, password: password.trim() };
  }

  /** The companion plugin, as an administrator does it under Plugins → Upload. */
  async installPlugin(): Promise<void> {
    const zip = this.path('plugin.zip');
    const { code, stderr } = await this.start(['wordpress-plugin', '-o', zip], this.#wordpress.url).ended;
    expect(code, stderr).toBe(0);
    const installed = this.#wordpress.php(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      $file = get_temp_dir() . 'silosmith-companion.zip';
      file_put_contents($file, base64_decode('${readFileSync(zip).toString('base64')}'));
      WP_Filesystem();
      $done = unzip_file($file, WP_PLUGIN_DIR);
      if (is_wp_error($done)) exit($done->get_error_message());
      wp_cache_flush();
      $done = activate_plugin('silosmith-companion/silosmith-companion.php');
      echo is_wp_error($done) ? $done->get_error_message() : 'active';`);
    expect(installed).toBe('active');
  }

  /** Custom fields by post. */
  metaOf(ids: readonly number[]): Record<number, Record<string, string>> {
    return JSON.parse(
      this.#wordpress.php(`
        $all = [];
        foreach ([${ids.join(',')}] as $id) $all[$id] = array_map(fn($v) => $v[0], get_post_meta($id));
        echo json_encode($all);`),
    );
  }

  setPermalinks(structure: string): void {
    this.#wordpress.php(`
      require_once ABSPATH . 'wp-admin/includes/admin.php';
      $GLOBALS['wp_rewrite']->set_permalink_structure('${structure}');
      flush_rewrite_rules(false);`);
  }

  /** Rows of these posts in the database with their meta and terms, to the byte. */
  rowsOf(ids: readonly number[]): string {
    const list = ids.join(',');
    return this.#wordpress.php(`
      global $wpdb;
      foreach (["posts WHERE ID", "postmeta WHERE post_id", "term_relationships WHERE object_id"] as $of)
        echo json_encode($wpdb->get_results("SELECT * FROM {$wpdb->prefix}$of IN (${list}) ORDER BY 1, 2")), "\\n";`);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}

const sorted = <Row extends { readonly title: string }>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => (a.title < b.title ? -1 : 1));

/** What publishing adds to a text: figures, and the notice of demo content. */
const NOT_OF_THE_ARTICLE = /<figure.*?<\/figure>|<p><strong>Demo content:.*?<\/p>/gsu;

/** Tags that differ by case alone are one to WordPress. */
const lowerCase = (tags: readonly string[]): string[] =>
  tags.map((tag) => plain(tag).toLowerCase()).toSorted();

/** How the words begin, and their hash. */
function textOf(html: string): string {
  const text = plain(html.replace(/<[^>]*>/gu, ' '))
    .replace(/\s+/gu, ' ')
    .trim();
  return `${text.slice(0, 60)}… ${createHash('sha256').update(text).digest('hex')}`;
}

const CHARACTERS = new Map([
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
]);
const plain = (html: string): string =>
  html.replace(/&(?:lt|gt|quot|amp);/gu, (name) => CHARACTERS.get(name) ?? name);

export interface WatchedProxy {
  readonly url: string;
  readonly server: Server;
}

const PASSED = ['authorization', 'content-type', 'content-disposition'] as const;

/** Passes calls on, and says so before and after each one that writes. */
export async function startProxy(
  wordpress: WordPress,
  onWrite: (when: 'before' | 'after') => void,
): Promise<WatchedProxy> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const writes = request.method === 'POST' || request.method === 'PUT';
    if (writes) onWrite('before');
    const headers = PASSED.flatMap((name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? [[name, value] as const] : [];
    });
    const answer = await fetch(`${wordpress.url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(headers),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      redirect: 'manual',
    });
    const body = Buffer.from(await answer.arrayBuffer());
    if (writes) onWrite('after');
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

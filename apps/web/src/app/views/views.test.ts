import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { appVerdict, sessionVerdict } from '../guards.ts';
import { isIndexed } from './document-title.ts';
import { matchView } from './match-view.ts';
import { VIEW_LIST } from './view-list.ts';

function matched(path: string) {
  const match = matchView(path);
  if (match === null) throw new Error(`no view at ${path}`);
  return match;
}

describe('paths', () => {
  it('finds every view under its own path', () => {
    for (const { id, view } of VIEW_LIST) expect(matched(view.path.replace(':slug', 'x')).id).toBe(id);
  });

  it('finds project views under a slug, and only those', () => {
    expect(matched('/my-project/builder')).toMatchObject({ id: 'builder', siloSlug: 'my-project' });
    expect(matched('/my-project/export/')).toMatchObject({ id: 'export', siloSlug: 'my-project' });
    expect(matchView('/my-project/settings')).toBeNull();
    expect(matchView('/a/b/builder')).toBeNull();
  });

  it('takes /blog/builder for a post, not for a project called blog', () => {
    expect(matched('/blog/builder').id).toBe('blogPost');
  });

  it('survives a slug that is no valid escape sequence', () => {
    expect(matched('/%E0%A4%A/builder').siloSlug).toBe('%E0%A4%A');
  });

  it('has for every view a screen, or says what is planned', () => {
    for (const { view } of VIEW_LIST) expect(view.load === undefined).toBe(view.planned !== undefined);
  });

  it('lists every file of the folder', () => {
    const parts = ['index', 'view', 'view-list', 'view-screens', 'match-view', 'document-title'];
    const files = readdirSync(import.meta.dirname).filter((name) => !name.endsWith('.test.ts'));
    expect(files).toHaveLength(VIEW_LIST.length + parts.length);
  });

  it('keeps every app page out of search engines', () => {
    for (const { view } of VIEW_LIST) expect(isIndexed(view)).toBe(view.shell !== 'app');
  });
});

describe('who may see what', () => {
  const to = (path: string, session: Parameters<typeof sessionVerdict>[1]) => {
    const verdict = sessionVerdict(matchView(path), session);
    return verdict.kind === 'redirect' ? verdict.to : verdict.kind;
  };

  it('sends unknown addresses home', () => {
    expect(to('/nowhere', 'guest')).toBe('/');
    expect(to('/nowhere/at/all', 'signed-in')).toBe('/');
  });

  it('sends guests to the login, waits while nobody knows', () => {
    expect(to('/settings', 'guest')).toBe('/login');
    expect(to('/x/builder', 'guest')).toBe('/login');
    expect(to('/admin', 'guest')).toBe('/login');
    expect(to('/settings', 'loading')).toBe('wait');
    expect(to('/pricing', 'loading')).toBe('show');
  });

  it('sends the signed-in from the login to the start', () => {
    expect(to('/login', 'signed-in')).toBe('/workflow');
    expect(to('/login', 'guest')).toBe('show');
    expect(to('/', 'signed-in')).toBe('show');
  });

  it('keeps the screen when a session has ended', () => {
    expect(to('/builder', 'expired')).toBe('show');
  });

  const inside = (
    path: string,
    role: 'user' | 'admin',
    status: 'loading' | 'none' | 'open' | 'failed',
    hasSilo = false,
  ) => {
    const verdict = appVerdict(matched(path), role, { status, hasSilo });
    return verdict.kind === 'redirect' ? verdict.to : verdict.kind;
  };

  it('asks for a silo where one is needed', () => {
    expect(inside('/builder', 'user', 'loading')).toBe('wait');
    expect(inside('/builder', 'user', 'none')).toBe('/workflow');
    expect(inside('/builder', 'user', 'open', false)).toBe('/workflow');
    expect(inside('/x/export', 'user', 'open', true)).toBe('show');
    expect(inside('/workflow', 'user', 'none')).toBe('show');
  });

  it('keeps the admin panel for admins', () => {
    expect(inside('/admin', 'user', 'none')).toBe('/settings');
    expect(inside('/admin', 'admin', 'none')).toBe('show');
  });
});

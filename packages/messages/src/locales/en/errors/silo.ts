// `issues`: what the checks of a silo find.
export const silo = {
  'project-not-json': 'This file cannot be read: it is not a project file (invalid JSON).',
  'project-not-a-project': 'This file is not a Silosmith project.',
  'project-version': 'This project has version {{version}}, which this release of Silosmith cannot read.',
  'project-broken': 'This project file is damaged: “{{path}}” is missing or has the wrong type.',
  'no-such-keyword': 'This keyword is no longer in the project.',
  'keyword-empty': 'Please enter a keyword.',
  'keyword-exists': '“{{keyword}}” is already in the project.',
  'not-a-page': '“{{keyword}}” has no page of its own.',
  'already-page': '“{{keyword}}” is already a page.',
  'already-aside': '“{{keyword}}” is already set aside.',
  'no-page-above': '“{{keyword}}” has no page above it whose section it could be.',
  'not-a-variant': '“{{keyword}}” already has a page of its own.',
  'not-deleted': '“{{keyword}}” is not deleted.',
  deleted: '“{{keyword}}” is deleted. Restore it first.',
  'already-pillar': '“{{keyword}}” is already a pillar page.',
  'lowest-level': '“{{keyword}}” is already a sub-supporting page; there is no lower level.',
  'no-other-pillar': 'There is no other pillar page to place “{{keyword}}” under.',
  'no-other-cluster': 'There is no other cluster page to place “{{keyword}}” under.',
  'inside-itself': '“{{keyword}}” cannot be placed under itself.',
  'no-room-below': 'Nothing can be placed under “{{keyword}}”: it is a sub-supporting page.',
  'not-a-pillar': '“{{keyword}}” is not a pillar page.',
  'same-page': '“{{keyword}}” cannot be merged with itself.',
  'bad-business-value': 'The business value is a number from 0 to 100.',
  issues: {
    missing_pillar: {
      description_one: 'Topic “{{topic}}” has a supporting page but no pillar page.',
      description_other: 'Topic “{{topic}}” has {{count}} supporting pages but no pillar page.',
      fix: 'Promote “{{example}}”, the supporting page with the highest score, to pillar page.',
    },
    orphaned_content: {
      description_one:
        'Topic “{{topic}}” has a sub-supporting page whose supporting page is missing: “{{example}}”.',
      description_other:
        'Topic “{{topic}}” has {{count}} sub-supporting pages whose supporting page is missing, such as “{{example}}”.',
      fix: 'Place them under the most similar supporting page of the topic.',
    },
    incomplete_pillar: {
      description: 'Pillar page “{{example}}” has no supporting pages.',
      fix: 'Add 3 supporting pages with 2 sub-supporting pages each.',
    },
    incomplete_clusters: {
      description_one:
        'Supporting page “{{example}}” below “{{pillar}}” has fewer than 2 sub-supporting pages.',
      description_other:
        '{{count}} supporting pages below “{{pillar}}” have fewer than 2 sub-supporting pages, such as “{{example}}”.',
      fix: 'Move pages from fuller supporting pages, or add keywords until each has 2.',
    },
    unlike_parent: {
      description_one: '“{{example}}” shares no word with its parent page “{{other}}”.',
      description_other:
        '{{count}} pages share no word with their parent page, such as “{{example}}” under “{{other}}”.',
      fix: 'Move each under a page that it resembles, or make it a pillar page.',
    },
    keyword_cannibalization: {
      description_one: '“{{example}}” and “{{other}}” compete for the same searches.',
      description_other:
        '{{keywords}} pages compete for the same searches in {{count}} pairs, such as “{{example}}” and “{{other}}”.',
      fix: 'Merge near-identical pages, and give each of the others a subject of its own.',
    },
  },
} as const;

// Sentences of the faults whose code starts with `silo.`, and of what the checks of a silo find.
export const silo = {
  'project-not-json': 'This file cannot be read: it is not a project file (no valid JSON).',
  'project-not-a-project': 'This file is not a Silosmith project.',
  'project-version': 'This project was written in version {{version}}, which this Silosmith cannot read.',
  'project-broken': 'This project file is damaged: “{{path}}” is missing or of the wrong kind.',
  'no-such-keyword': 'This keyword is not in the project any more.',
  'keyword-empty': 'Please enter a keyword.',
  'keyword-exists': '“{{keyword}}” is in the project already.',
  'not-a-page': '“{{keyword}}” has no page of its own.',
  'already-page': '“{{keyword}}” is a page already.',
  'already-aside': '“{{keyword}}” is set aside already.',
  'no-page-above': 'No page stands above “{{keyword}}” whose section it could be.',
  'not-a-variant': '“{{keyword}}” is a page of its own already.',
  'not-deleted': '“{{keyword}}” is not deleted.',
  deleted: '“{{keyword}}” is deleted. Restore it first.',
  'already-pillar': '“{{keyword}}” is a pillar page already.',
  'lowest-level': '“{{keyword}}” is a sub-supporting page already; there is no lower level.',
  'no-other-pillar': 'There is no other pillar page under which “{{keyword}}” could stand.',
  'no-other-cluster': 'There is no other cluster page under which “{{keyword}}” could stand.',
  'inside-itself': '“{{keyword}}” cannot stand below itself.',
  'no-room-below': 'Nothing can stand below “{{keyword}}”: it is a sub-supporting page.',
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
        'Topic “{{topic}}” has a sub-supporting page whose supporting page is absent: “{{example}}”.',
      description_other:
        'Topic “{{topic}}” has {{count}} sub-supporting pages whose supporting page is absent, such as “{{example}}”.',
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
    keyword_cannibalization: {
      description_one: '“{{example}}” and “{{other}}” compete for the same searches.',
      description_other:
        '{{keywords}} pages compete for the same searches in {{count}} pairs, such as “{{example}}” and “{{other}}”.',
      fix: 'Merge near-identical pages, and give each of the others a subject of its own.',
    },
  },
} as const;

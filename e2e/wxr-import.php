<?php
// Takes a WXR file as an importer of WordPress does, by what every WordPress has: SimpleXML, terms, posts, sideloaded media. The
// plugin `wordpress-importer` is in no registry of packages; this keeps its rules. Terms are found by slug, and a parent counts
// only if it came before. A post of equal title, date and type is there already. Ids of the file are not those of the site:
// parents and featured images are set when all is in, and texts get the addresses of the images that were fetched.
// Printed: what was made and what was left out.
require_once ABSPATH . 'wp-admin/includes/admin.php';

function silo_terms(SimpleXMLElement $channel): void
{
    foreach ($channel->children('wp', true) as $kind => $term) {
        if ($kind === 'category' && !term_exists((string) $term->category_nicename, 'category')) {
            $parent = (string) $term->category_parent === ''
                ? null : term_exists((string) $term->category_parent, 'category');
            silo_checked(wp_insert_term(wp_slash((string) $term->cat_name), 'category', [
                'slug' => (string) $term->category_nicename,
                'parent' => $parent ? (int) $parent['term_id'] : 0,
            ]));
        }
        if ($kind === 'tag' && !term_exists((string) $term->tag_slug, 'post_tag')) {
            $args = ['slug' => (string) $term->tag_slug];
            silo_checked(wp_insert_term(wp_slash((string) $term->tag_name), 'post_tag', $args));
        }
    }
}

function silo_checked($made)
{
    if (is_wp_error($made)) {
        throw new RuntimeException($made->get_error_message());
    }
    return $made;
}

/** The id of the file that was fetched. */
function silo_attachment(string $url, array $post): int
{
    $name = basename(parse_url($url, PHP_URL_PATH));
    $file = ['name' => $name, 'tmp_name' => silo_checked(download_url($url))];
    $kept = wp_handle_sideload($file, ['test_form' => false], $post['post_date']);
    if (isset($kept['error'])) {
        throw new RuntimeException("$url: " . $kept['error']);
    }
    $post['post_mime_type'] = $kept['type'];
    $post['guid'] = $kept['url'];
    return silo_checked(wp_insert_attachment(wp_slash($post), $kept['file'], 0, true));
}

function silo_item(SimpleXMLElement $item, array &$run): void
{
    $wp = $item->children('wp', true);
    $type = (string) $wp->post_type;
    $title = (string) $item->title;
    $from = (int) $wp->post_id;
    $there = post_exists(wp_slash($title), '', (string) $wp->post_date, $type);
    if ($there) {
        $run['ids'][$from] = $there;
        $run['there']++;
        return;
    }
    $post = [
        'post_author' => get_current_user_id(), 'post_type' => $type, 'post_title' => $title,
        'post_content' => (string) $item->children('content', true)->encoded,
        'post_excerpt' => (string) $item->children('excerpt', true)->encoded,
        'post_status' => (string) $wp->status, 'post_name' => (string) $wp->post_name,
        'post_date' => (string) $wp->post_date, 'post_date_gmt' => (string) $wp->post_date_gmt,
        'comment_status' => (string) $wp->comment_status, 'ping_status' => (string) $wp->ping_status,
    ];
    if ($type === 'attachment') {
        $url = (string) $wp->attachment_url;
        $id = silo_attachment($url, $post);
        $run['addresses'][$url] = wp_get_attachment_url($id);
    } else {
        $id = silo_checked(wp_insert_post(wp_slash($post), true));
    }
    $run['ids'][$from] = $id;
    $run['made'][$type] = ($run['made'][$type] ?? 0) + 1;
    if ((int) $wp->post_parent !== 0) {
        $run['parents'][$id] = (int) $wp->post_parent;
    }
    foreach (['category', 'post_tag'] as $taxonomy) {
        $terms = [];
        foreach ($item->category as $line) {
            if ((string) $line['domain'] !== $taxonomy) {
                continue;
            }
            $slug = (string) $line['nicename'];
            $term = term_exists($slug, $taxonomy)
                ?: silo_checked(wp_insert_term(wp_slash((string) $line), $taxonomy, ['slug' => $slug]));
            $terms[] = (int) $term['term_id'];
        }
        if ($terms !== []) {
            silo_checked(wp_set_post_terms($id, $terms, $taxonomy));
        }
    }
    foreach ($wp->postmeta as $row) {
        $key = (string) $row->meta_key;
        if ($key === '_thumbnail_id') {
            $run['thumbnails'][$id] = (int) $row->meta_value;
        } else {
            add_post_meta($id, wp_slash($key), wp_slash((string) $row->meta_value));
        }
    }
}

/** What needs ids and addresses of items that came later. */
function silo_finish(array $run): void
{
    global $wpdb;
    foreach ($run['parents'] as $id => $parent) {
        $wpdb->update($wpdb->posts, ['post_parent' => $run['ids'][$parent] ?? 0], ['ID' => $id]);
    }
    foreach ($run['thumbnails'] as $id => $image) {
        update_post_meta($id, '_thumbnail_id', $run['ids'][$image] ?? 0);
    }
    foreach ($run['addresses'] as $old => $new) {
        $wpdb->query($wpdb->prepare(
            "UPDATE {$wpdb->posts} SET post_content = REPLACE(post_content, %s, %s)", $old, $new));
    }
    wp_cache_flush();
}

$run = ['ids' => [], 'made' => [], 'there' => 0, 'parents' => [], 'thumbnails' => [], 'addresses' => []];
$xml = simplexml_load_file(SILO_WXR_FILE, 'SimpleXMLElement', LIBXML_NONET);
silo_terms($xml->channel);
foreach ($xml->channel->item as $item) {
    silo_item($item, $run);
}
silo_finish($run);
echo json_encode(['made' => $run['made'], 'there' => $run['there']]);

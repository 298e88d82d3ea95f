<?php
/**
 * Plugin Name:       Silosmith Companion
 * Description:       Lets Silosmith keep its own fields and those of SEO plugins with posts and pages, and find a post by the page it was written for.
 * Version:           1.0.0
 * Requires at least: 5.9
 * Requires PHP:      7.4
 * License:           GPL-3.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-3.0.html
 *
 * It adds no screen, no option and no table, sends nothing anywhere, and changes nothing that visitors see.
 */

namespace Silosmith\Companion;

defined( 'ABSPATH' ) || exit;

const VERSION    = '1.0.0';
const REST_NAME  = 'silosmith/v1';
const POST_TYPES = array( 'post', 'page' );
const MOST_PAGES = 100;

/** Fields of the plan. */
const SILO_KEYS = array(
	'_silo_page_id',
	'_silo_keyword',
	'_silo_page_type',
	'_silo_topic',
	'_silo_parent',
	'_silo_volume',
	'_silo_difficulty',
	'_silo_score',
	'_silo_score_estimated',
	'_silo_demo',
);

/** Title, description and focus keyword, as Yoast SEO, Rank Math and All in One SEO name them. */
const SEO_KEYS = array(
	'_yoast_wpseo_title',
	'_yoast_wpseo_metadesc',
	'_yoast_wpseo_focuskw',
	'rank_math_title',
	'rank_math_description',
	'rank_math_focus_keyword',
	'_aioseo_title',
	'_aioseo_description',
	'_aioseo_keyphrase',
);

add_action( 'init', __NAMESPACE__ . '\\register_fields' );
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_routes' );
foreach ( POST_TYPES as $type ) {
	add_action( "rest_after_insert_$type", __NAMESPACE__ . '\\pass_on_to_aioseo' );
}

/** Whoever may edit a post may set its fields; nobody else reads them over REST. */
function register_fields() {
	foreach ( POST_TYPES as $type ) {
		foreach ( array_merge( SILO_KEYS, SEO_KEYS ) as $key ) {
			register_post_meta(
				$type,
				$key,
				array(
					'type'              => 'string',
					'single'            => true,
					'show_in_rest'      => array( 'prepare_callback' => __NAMESPACE__ . '\\shown_field' ),
					'sanitize_callback' => __NAMESPACE__ . '\\clean_field',
					'auth_callback'     => __NAMESPACE__ . '\\may_edit_field',
				)
			);
		}
	}
}

function may_edit_field( $allowed, $key, $post_id ) {
	return current_user_can( 'edit_post', $post_id );
}

function shown_field( $value ) {
	return current_user_can( 'edit_posts' ) ? (string) $value : '';
}

/** One line without markup. Percent signs stay, which sanitize_text_field() would take for an encoding. */
function clean_field( $value ) {
	return trim( preg_replace( '/[\x00-\x1F\x7F]+/', ' ', wp_strip_all_tags( (string) $value ) ) );
}

function register_routes() {
	$may_write = function () {
		return current_user_can( 'edit_posts' );
	};
	register_rest_route(
		REST_NAME,
		'/version',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\version',
			'permission_callback' => $may_write,
		)
	);
	register_rest_route(
		REST_NAME,
		'/posts',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\posts_of_pages',
			'permission_callback' => $may_write,
			'args'                => array(
				'pages' => array(
					'type'     => 'array',
					'items'    => array(
						'type'      => 'string',
						'maxLength' => 200,
					),
					'maxItems' => MOST_PAGES,
					'required' => true,
				),
			),
		)
	);
}

/** The version, and which SEO plugins are active. */
function version() {
	return array(
		'version' => VERSION,
		'seo'     => array_keys(
			array_filter(
				array(
					'yoast'    => defined( 'WPSEO_VERSION' ),
					'rankmath' => defined( 'RANK_MATH_VERSION' ),
					'aioseo'   => defined( 'AIOSEO_VERSION' ),
				)
			)
		),
	);
}

/** Which post or page was made for which page of a plan: of those that the user may edit, outside the trash. */
function posts_of_pages( $request ) {
	$found = get_posts(
		array(
			'post_type'        => POST_TYPES,
			'post_status'      => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			'posts_per_page'   => 2 * MOST_PAGES,
			'orderby'          => 'ID',
			'order'            => 'ASC',
			'suppress_filters' => true,
			'meta_query'       => array(
				array(
					'key'     => '_silo_page_id',
					'value'   => array_map( 'strval', $request['pages'] ),
					'compare' => 'IN',
				),
			),
		)
	);
	$rows = array();
	foreach ( $found as $post ) {
		if ( current_user_can( 'edit_post', $post->ID ) ) {
			$rows[] = array(
				'id'   => $post->ID,
				'type' => $post->post_type,
				'page' => (string) get_post_meta( $post->ID, '_silo_page_id', true ),
			);
		}
	}
	return $rows;
}

/** All in One SEO reads a table of its own; its row is made when the post is first opened or saved there. */
function pass_on_to_aioseo( $post ) {
	global $wpdb;
	$table = $wpdb->prefix . 'aioseo_posts';
	$known = array(
		'title'       => get_post_meta( $post->ID, '_aioseo_title', true ),
		'description' => get_post_meta( $post->ID, '_aioseo_description', true ),
	);
	$focus = get_post_meta( $post->ID, '_aioseo_keyphrase', true );
	if ( '' !== $focus ) {
		$known['keyphrases'] = wp_json_encode(
			array(
				'focus'      => array( 'keyphrase' => $focus ),
				'additional' => array(),
			)
		);
	}
	$row = array_filter( $known, 'strlen' );
	if ( array() === $row || $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $wpdb->esc_like( $table ) ) ) !== $table ) {
		return;
	}
	$now = current_time( 'mysql', true );
	$id  = $wpdb->get_var( $wpdb->prepare( "SELECT id FROM $table WHERE post_id = %d", $post->ID ) );
	if ( $id ) {
		$wpdb->update( $table, $row + array( 'updated' => $now ), array( 'id' => $id ) );
	} else {
		$wpdb->insert(
			$table,
			$row + array(
				'post_id' => $post->ID,
				'created' => $now,
				'updated' => $now,
			)
		);
	}
}

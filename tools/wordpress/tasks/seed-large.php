<?php
/**
 * Task: fills a site with 500 pages, 3,000 posts and 120 patterns, for measurements. It runs once on a new site; the rows are
 * written without WordPress's own functions, whose hooks would take minutes.
 *
 * @package Atelier
 */

namespace Atelier\Local;

defined( 'ABSPATH' ) || exit;

require_once dirname( __DIR__ ) . '/seed/upsert.php';

/** The option that is set after the site was filled. */
const FILLED = 'atelier_large_content';

/** How many rows one statement inserts. */
const ROWS = 100;

/**
 * Inserts rows.
 *
 * @param string                                 $table Table with its prefix.
 * @param list<array<string, string|int|float>> $rows  Values by column, the same columns in each row.
 */
function insert_rows( string $table, array $rows ): void {
	global $wpdb;
	foreach ( array_chunk( $rows, ROWS ) as $chunk ) {
		$columns = array_keys( $chunk[0] );
		$values  = array_map(
			static fn( array $row ) => '(' . implode( ',', array_map( static fn( $value ) => is_int( $value ) ? $value : "'" . esc_sql( $value ) . "'", $row ) ) . ')',
			$chunk
		);
		if ( false === $wpdb->query( "INSERT INTO {$table} (" . implode( ',', $columns ) . ') VALUES ' . implode( ',', $values ) ) ) {
			throw new \RuntimeException( $wpdb->last_error );
		}
	}
}

/**
 * Returns a row of the posts table.
 *
 * @param int   $id     The post's id.
 * @param array $fields Fields that differ from those of an ordinary published page.
 */
function post_row( int $id, array $fields ): array {
	$time = gmdate( 'Y-m-d H:i:s', time() - 3600 - $id * 1800 );
	$defaults = array(
		'ID'                    => $id,
		'post_author'           => 1,
		'post_date'             => $time,
		'post_date_gmt'         => $time,
		'post_modified'         => $time,
		'post_modified_gmt'     => $time,
		'post_content'          => Seed\paragraphs( 'A page of the large site, one of many, with a sentence or two to read.', 'And another paragraph, so that it is not too short.' ),
		'post_title'            => '',
		'post_excerpt'          => '',
		'post_status'           => 'publish',
		'comment_status'        => 'closed',
		'ping_status'           => 'closed',
		'post_password'         => '',
		'post_name'             => '',
		'to_ping'               => '',
		'pinged'                => '',
		'post_content_filtered' => '',
		'post_parent'           => 0,
		'guid'                  => 'urn:atelier:' . $id,
		'menu_order'            => 0,
		'post_type'             => 'page',
		'post_mime_type'        => '',
		'comment_count'         => 0,
	);
	return array_merge( $defaults, $fields );
}

/**
 * Runs the task.
 *
 * @return array<string, int> Numbers of the site's records by type.
 */
return static function (): array {
	global $wpdb;
	if ( ! get_option( FILLED ) ) {
		$first = 1 + (int) $wpdb->get_var( "SELECT MAX(ID) FROM {$wpdb->posts}" );
		$id    = $first;
		$rows  = array();

		// Ten pages at the top, each with seven below it, each of those with six below it.
		$levels = array( array_fill( 0, 10, 0 ) );
		foreach ( array( 7, 6 ) as $level => $children ) {
			$parents = array();
			foreach ( $levels[ $level ] as $parent ) {
				$rows[]  = post_row(
					$id,
					array(
						'post_title'  => "Page {$id}",
						'post_name'   => "page-{$id}",
						'post_parent' => $parent,
						'menu_order'  => $id % 7,
					)
				);
				$parents = array_merge( $parents, array_fill( 0, $children, $id ) );
				++$id;
			}
			$levels[] = $parents;
		}
		foreach ( $levels[2] as $parent ) {
			$rows[] = post_row(
				$id,
				array(
					'post_title'  => "Page {$id}",
					'post_name'   => "page-{$id}",
					'post_parent' => $parent,
				)
			);
			++$id;
		}
		$statuses = array( 'publish', 'publish', 'publish', 'publish', 'publish', 'publish', 'draft', 'pending', 'private', 'future' );
		$in_posts = array();
		for ( $number = 1; $number <= 3000; $number++, $id++ ) {
			$status     = $statuses[ $number % 10 ];
			$in_posts[] = $id;
			$row        = post_row(
				$id,
				array(
					'post_title'  => "Post {$number}",
					'post_name'   => "post-{$number}",
					'post_type'   => 'post',
					'post_status' => $status,
				)
			);
			if ( 'future' === $status ) {
				$row['post_date']     = gmdate( 'Y-m-d H:i:s', time() + $number * 3600 );
				$row['post_date_gmt'] = $row['post_date'];
			}
			$rows[] = $row;
		}
		$in_patterns = array();
		for ( $number = 1; $number <= 120; $number++, $id++ ) {
			$in_patterns[] = $id;
			$rows[]        = post_row(
				$id,
				array(
					'post_title'   => "Pattern {$number}",
					'post_name'    => "pattern-{$number}",
					'post_type'    => 'wp_block',
					'post_content' => Seed\heading( "Pattern {$number}" ) . "\n\n" . Seed\paragraphs( 'What a pattern says.' ),
				)
			);
		}

		$wpdb->query( 'START TRANSACTION' );
		insert_rows( $wpdb->posts, $rows );
		$category = (int) get_option( 'default_category' );
		insert_rows(
			$wpdb->term_relationships,
			array_map(
				static fn( $post ) => array(
					'object_id'        => $post,
					'term_taxonomy_id' => $category,
					'term_order'       => 0,
				),
				$in_posts
			)
		);
		$meta = array();
		foreach ( $in_patterns as $index => $pattern ) {
			if ( 0 === $index % 2 ) {
				$meta[] = array(
					'post_id'    => $pattern,
					'meta_key'   => 'wp_pattern_sync_status',
					'meta_value' => 'unsynced',
				);
			}
		}
		insert_rows( $wpdb->postmeta, $meta );
		$wpdb->query( 'COMMIT' );
		wp_update_term_count_now( array( $category ), 'category' );
		wp_cache_flush();
		delete_transient( 'wp_core_block_css_files' );
		global $wp_rewrite;
		$wp_rewrite->set_permalink_structure( '/%postname%/' );
		flush_rewrite_rules( false );
		update_option( FILLED, 1, false );
	}

	$counts = array();
	foreach ( array( 'page', 'post', 'wp_block' ) as $type ) {
		$counts[ $type ] = array_sum( (array) wp_count_posts( $type ) );
	}
	return $counts;
};

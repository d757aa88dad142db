<?php
/**
 * Removes the data of the plugin: saved views, looks, options, deleted records that it stored, and each person's preferences.
 *
 * @package Atelier
 */

if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) {
	exit;
}

/**
 * Removes the data from the current site.
 */
function atelier_uninstall_site(): void {
	global $wpdb;

	foreach ( array( 'atelier_replace_editor_links', 'atelier_site_version', 'active_templates', 'atelier_active_templates_theme', 'atelier_active_templates_of_themes', 'atelier_switched_theme' ) as $option ) {
		delete_option( $option );
	}
	delete_post_meta_by_key( '_atelier_was_active' );
	delete_post_meta_by_key( '_atelier_awaits_content' );
	delete_post_meta_by_key( '_atelier_template_file' );
	// Inactive versions of templates keep the slug that hides them from WordPress. Their own slug is stored like WordPress's earlier slugs;
	// Design restores it when it is installed again (Template_Posts::unhide_versions).
	foreach ( $wpdb->get_results( "SELECT post_id, meta_value FROM {$wpdb->postmeta} WHERE meta_key = '_atelier_template_slug'" ) as $version ) {
		add_post_meta( (int) $version->post_id, '_wp_old_slug', wp_slash( $version->meta_value ) );
	}
	delete_post_meta_by_key( '_atelier_template_slug' );

	// Locks of writes, open records, attempts that have created records, and authors of changed settings.
	delete_option( 'atelier_changed_settings' );
	foreach ( array( 'atelier_lock_', 'atelier_open_', '_transient_atelier_made_', '_transient_timeout_atelier_made_', '_transient_atelier_calls_', '_transient_timeout_atelier_calls_' ) as $prefix ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}

	delete_option( 'atelier_history_run' );
	// The history of the design: its log, named moments, and their stored contents.
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'atelier_moment', 'atelier_kept' )" );

	// Drafts of the design with their revisions, and the mark of a publication.
	$drafts = implode( ', ', array( 0, ...array_map( 'intval', $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type = 'atelier_draft'" ) ) ) );
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'revision' AND post_parent > 0 AND post_parent IN ( $drafts )" ); // Numbers.
	$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type = 'atelier_draft'" );
	// Records that only a draft has were never part of the site.
	foreach ( $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_status = 'atelier-draft'" ) as $made ) {
		wp_delete_post( (int) $made, true );
	}
	delete_option( 'atelier_publishing' );
	delete_option( 'atelier_publication_notes' );
	wp_unschedule_hook( 'atelier_publish_draft' );
	wp_unschedule_hook( 'atelier_clean_drafts' );
	// The role of users who propose, and the numbers of calls of abilities.
	remove_role( 'atelier_designer' );
	delete_option( 'atelier_role' );
	// Imports that could be undone, and the keys of imported records.
	delete_option( 'atelier_transfer_runs' );
	foreach ( array( 'atelier_transfer_before_', 'atelier_transfer_step_' ) as $prefix ) {
		$wpdb->query( $wpdb->prepare( "DELETE FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( $prefix ) . '%' ) );
	}
	delete_post_meta_by_key( '_atelier_design_key' );
	delete_post_meta_by_key( 'atelier_brought_from' );

	// The index of where records are used.
	wp_unschedule_hook( 'atelier_rebuild_usage' );
	delete_option( 'atelier_usage' );
	delete_option( 'atelier_block_styles' );
	delete_transient( 'atelier_sound_theme_files' );
	$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}atelier_usage" );

	// Records that were deleted in Design are deleted permanently, with the files of fonts; pages in WordPress's own trash stay there.
	wp_unschedule_hook( 'atelier_delete_expired' );
	$kept = $wpdb->get_col( "SELECT post_id FROM {$wpdb->postmeta} m JOIN {$wpdb->posts} p ON p.ID = m.post_id WHERE m.meta_key = '_atelier_deleted_time' AND p.post_status = 'trash'" );
	// The types are not registered while the plugin is uninstalled. Another plugin may have its own views.
	$own = $wpdb->get_col( "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ( 'atelier_look', 'atelier_deletion' ) OR ( post_type = 'wp_dataviews' AND ID IN ( SELECT post_id FROM {$wpdb->postmeta} WHERE meta_key = '_atelier_own' ) )" );
	// With the taxonomy registered, a deleted view is removed from its type, so that types without views can be found.
	register_taxonomy( 'wp_dataviews_type', 'wp_dataviews' );
	foreach ( array_unique( array_merge( $kept, $own ) ) as $id ) {
		wp_delete_post( (int) $id, true );
	}
	foreach ( array( '_atelier_deleted_time', '_atelier_deleted_by', '_atelier_deleted_by_reset', '_atelier_trashed_places' ) as $meta ) {
		delete_post_meta_by_key( $meta );
	}
	$terms = get_terms(
		array(
			'taxonomy'   => 'wp_dataviews_type',
			'hide_empty' => false,
			'meta_key'   => '_atelier_own', // Runs once.
		)
	);
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		// A type that another plugin's view has stays.
		if ( ! get_objects_in_term( $term->term_id, 'wp_dataviews_type' ) ) {
			wp_delete_term( $term->term_id, 'wp_dataviews_type' );
		}
	}

	$key = $wpdb->get_blog_prefix() . 'persisted_preferences';
	foreach ( get_users( array( 'meta_key' => $key, 'fields' => 'ID' ) ) as $user ) { // Runs once.
		$preferences = get_user_meta( $user, $key, true );
		if ( is_array( $preferences ) && isset( $preferences['atelier'] ) ) {
			unset( $preferences['atelier'] );
			update_user_meta( $user, $key, $preferences );
		}
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $atelier_site ) {
		switch_to_blog( $atelier_site );
		atelier_uninstall_site();
		restore_current_blog();
	}
} else {
	atelier_uninstall_site();
}

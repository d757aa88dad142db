<?php
/**
 * The author and date of a record's last change.
 *
 * @package Atelier
 */

namespace Atelier\Writes;

defined( 'ABSPATH' ) || exit;

/**
 * Finds who changed a record last. For posts, revisions contain it; for settings, this class stores it.
 */
final class Last_Change {
	/** Stores who changed each setting: user and time by option. */
	public const OPTION = 'atelier_changed_settings';

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'updated_option', array( $this, 'remember_setting' ) );
		add_action( 'added_option', array( $this, 'remember_setting' ) );
	}

	/**
	 * Stores who changed a setting that REST exposes.
	 *
	 * @param string $option Name of the option.
	 */
	public function remember_setting( $option ): void {
		if ( self::OPTION === $option || ! get_current_user_id() || ! in_array( $option, Content_Tokens::setting_names(), true ) ) {
			return;
		}
		$changes            = get_option( self::OPTION, array() );
		$changes            = is_array( $changes ) ? $changes : array();
		$changes[ $option ] = array( get_current_user_id(), time() );
		update_option( self::OPTION, $changes, false );
	}

	/**
	 * Stores who changed the entries of a setting.
	 *
	 * @param string $option Name of the option.
	 * @param array  $before Its entries before.
	 * @param array  $after  Its entries now.
	 */
	public function remember_entries( string $option, array $before, array $after ): void {
		$names = array_filter( array_keys( $before + $after ), static fn( $name ): bool => ( $before[ $name ] ?? null ) !== ( $after[ $name ] ?? null ) );
		if ( ! $names || ! get_current_user_id() ) {
			return;
		}
		$changes = get_option( self::OPTION, array() );
		$changes = is_array( $changes ) ? $changes : array();
		foreach ( $names as $name ) {
			$changes[ self::entry_name( $option, (string) $name ) ] = array( get_current_user_id(), time() );
		}
		update_option( self::OPTION, $changes, false );
	}

	/**
	 * Returns the name of an entry in the stored changes.
	 *
	 * @param string $option Name of the option.
	 * @param string $name   Name of the entry.
	 */
	public static function entry_name( string $option, string $name ): string {
		return "$option/$name";
	}

	/**
	 * Returns who changed a record last, and when (UTC), as far as that is known.
	 *
	 * @param Record_Address $address       The record.
	 * @param string         $template_type Type of a template.
	 * @return array{changed_by?: string, changed_by_you?: bool, changed_at?: string}
	 */
	public function find_for_record( Record_Address $address, string $template_type ): array {
		$entry = $address->last_changed_entry();
		if ( null !== $entry ) {
			return $this->find_for_options( array( $entry ) );
		}
		if ( Record_Address::TERM === $address->type ) {
			return array();
		}
		$id   = Record_Address::TEMPLATE === $address->type
			? (int) ( get_block_template( (string) $address->key(), $template_type )->wp_id ?? 0 )
			: (int) $address->key();
		$post = $id ? get_post( $id ) : null;
		if ( ! $post ) {
			return array();
		}
		$revisions = wp_get_latest_revision_id_and_total_count( $id );
		$revision  = is_wp_error( $revisions ) ? null : get_post( $revisions['latest_id'] );
		$user      = $revision && $revision->post_modified_gmt === $post->post_modified_gmt
			? (int) $revision->post_author
			: (int) get_post_meta( $id, '_edit_last', true );

		return $this->describe( $user, mysql_to_rfc3339( $post->post_modified_gmt ) . 'Z' );
	}

	/**
	 * Returns who changed one of some settings last, and when (UTC), as far as that is known.
	 *
	 * @param string[] $names Names of the settings in REST.
	 * @return array{changed_by?: string, changed_by_you?: bool, changed_at?: string}
	 */
	public function find_for_settings( array $names ): array {
		return $this->find_for_options( array_intersect_key( Content_Tokens::setting_names(), array_flip( $names ) ) );
	}

	/**
	 * Returns who changed one of some options, or entries in one, last.
	 *
	 * @param string[] $names Their names.
	 * @return array{changed_by?: string, changed_by_you?: bool, changed_at?: string}
	 */
	private function find_for_options( array $names ): array {
		$changes = get_option( self::OPTION, array() );
		$known   = array_intersect_key( is_array( $changes ) ? $changes : array(), array_flip( $names ) );
		if ( ! $known ) {
			return array();
		}
		usort( $known, static fn( $a, $b ) => $b[1] <=> $a[1] );

		return $this->describe( (int) $known[0][0], gmdate( 'Y-m-d\TH:i:s\Z', (int) $known[0][1] ) );
	}

	/**
	 * Describes a change.
	 *
	 * @param int    $user_id Who made it; 0 when that is not known.
	 * @param string $date    When, in UTC.
	 * @return array{changed_by?: string, changed_by_you?: bool, changed_at?: string}
	 */
	private function describe( int $user_id, string $date ): array {
		$user = $user_id ? get_userdata( $user_id ) : false;

		return ( $user ? array( 'changed_by' => $user->display_name ) : array() ) + array(
			'changed_by_you' => $user && get_current_user_id() === $user->ID,
			'changed_at'     => $date,
		);
	}
}

<?php
/**
 * A small persistent object cache for tests: one file for each value.
 *
 * @package Atelier
 */

// A drop-in: it runs before WordPress's own functions.

defined( 'ABSPATH' ) || exit;

/**
 * Keeps values in `wp-content/cache/objects`, so that they outlive a request and all processes of the server share them.
 */
class WP_Object_Cache {
	/**
	 * Values that this request has read or written, by group and key; false in a pair means "not there".
	 *
	 * @var array<string, array<string, mixed>>
	 */
	private array $memory = array();

	/**
	 * Groups that are not to outlive a request.
	 *
	 * @var array<string, true>
	 */
	private array $unkept = array();

	/**
	 * Gets a value.
	 *
	 * @param int|string $key   Its key.
	 * @param string     $group Its group.
	 * @param bool       $force Whether what other requests wrote meanwhile counts.
	 * @param bool|null  $found Whether there was a value.
	 * @return mixed The value, or false.
	 */
	public function get( $key, $group = 'default', $force = false, &$found = null ) {
		$group = $group ? $group : 'default';
		if ( ! isset( $this->memory[ $group ][ $key ] ) || ( $force && ! isset( $this->unkept[ $group ] ) ) ) {
			$this->memory[ $group ][ $key ] = isset( $this->unkept[ $group ] ) ? array() : $this->read( $key, $group );
		}
		$found = array() !== $this->memory[ $group ][ $key ];
		$value = $found ? $this->memory[ $group ][ $key ][0] : false;

		return is_object( $value ) ? clone $value : $value;
	}

	/**
	 * Sets a value.
	 *
	 * @param int|string $key    Its key.
	 * @param mixed      $value  The value.
	 * @param string     $group  Its group.
	 * @param int        $expire After how many seconds it is gone; 0 for never.
	 */
	public function set( $key, $value, $group = 'default', $expire = 0 ): bool {
		$group                          = $group ? $group : 'default';
		$this->memory[ $group ][ $key ] = array( is_object( $value ) ? clone $value : $value );
		if ( ! isset( $this->unkept[ $group ] ) ) {
			$file = $this->file( $key, $group );
			if ( ! is_dir( dirname( $file ) ) ) {
				@mkdir( dirname( $file ), 0777, true ); // Another process may be first.
			}
			$temporary = $file . '.' . getmypid();
			file_put_contents( $temporary, serialize( array( $expire ? time() + $expire : 0, $value ) ) );
			rename( $temporary, $file );
		}

		return true;
	}

	/**
	 * Deletes a value.
	 *
	 * @param int|string $key   Its key.
	 * @param string     $group Its group.
	 */
	public function delete( $key, $group = 'default' ): bool {
		$group = $group ? $group : 'default';
		$this->get( $key, $group, false, $found );
		$this->memory[ $group ][ $key ] = array();
		if ( ! isset( $this->unkept[ $group ] ) ) {
			@unlink( $this->file( $key, $group ) ); // It may not be there.
		}

		return (bool) $found;
	}

	/**
	 * Deletes all values, or those of a group.
	 *
	 * @param string|null $group The group.
	 */
	public function flush( ?string $group = null ): bool {
		if ( null === $group ) {
			$this->memory = array();
		} else {
			unset( $this->memory[ $group ] );
		}
		foreach ( glob( $this->folder( $group ?? '*' ) . '/*' ) as $file ) {
			@unlink( $file ); // Another process may be first.
		}

		return true;
	}

	/** Forgets what this request has read. */
	public function flush_runtime(): bool {
		$this->memory = array_intersect_key( $this->memory, $this->unkept );

		return true;
	}

	/**
	 * Names groups that are not to outlive a request.
	 *
	 * @param string|string[] $groups The groups.
	 */
	public function leave_out( $groups ): void {
		$this->unkept += array_fill_keys( (array) $groups, true );
	}

	/**
	 * Reads a value from its file.
	 *
	 * @param int|string $key   Its key.
	 * @param string     $group Its group.
	 * @return array The value alone in an array; an empty array when there is none.
	 */
	private function read( $key, string $group ): array {
		$text = @file_get_contents( $this->file( $key, $group ) ); // It may not be there.
		$pair = false === $text ? false : unserialize( $text );

		return is_array( $pair ) && ( 0 === $pair[0] || $pair[0] > time() ) ? array( $pair[1] ) : array();
	}

	/**
	 * The file of a value.
	 *
	 * @param int|string $key   Its key.
	 * @param string     $group Its group.
	 */
	private function file( $key, string $group ): string {
		return $this->folder( $group ) . '/' . md5( (string) $key );
	}

	/**
	 * The folder of a group.
	 *
	 * @param string $group The group.
	 */
	private function folder( string $group ): string {
		return WP_CONTENT_DIR . '/cache/objects/' . preg_replace( '/[^\w*-]/', '-', $group );
	}
}

// Interface that WordPress requires of every drop-in (documented in wp-includes/cache.php).
function wp_cache_init() {
	$GLOBALS['wp_object_cache'] = new WP_Object_Cache();
}
function wp_cache_add( $key, $data, $group = '', $expire = 0 ) {
	global $wp_object_cache;
	if ( wp_suspend_cache_addition() ) {
		return false;
	}
	$wp_object_cache->get( $key, $group, true, $found );
	return ! $found && $wp_object_cache->set( $key, $data, $group, $expire );
}
function wp_cache_replace( $key, $data, $group = '', $expire = 0 ) {
	global $wp_object_cache;
	$wp_object_cache->get( $key, $group, true, $found );
	return $found && $wp_object_cache->set( $key, $data, $group, $expire );
}
function wp_cache_set( $key, $data, $group = '', $expire = 0 ) {
	return $GLOBALS['wp_object_cache']->set( $key, $data, $group, $expire );
}
function wp_cache_get( $key, $group = '', $force = false, &$found = null ) {
	return $GLOBALS['wp_object_cache']->get( $key, $group, $force, $found );
}
function wp_cache_delete( $key, $group = '' ) {
	return $GLOBALS['wp_object_cache']->delete( $key, $group );
}
function wp_cache_incr( $key, $offset = 1, $group = '' ) {
	global $wp_object_cache;
	$value = $wp_object_cache->get( $key, $group, true, $found );
	if ( ! $found ) {
		return false;
	}
	$value = max( 0, (int) $value + $offset );
	$wp_object_cache->set( $key, $value, $group );
	return $value;
}
function wp_cache_decr( $key, $offset = 1, $group = '' ) {
	return wp_cache_incr( $key, -$offset, $group );
}
function wp_cache_flush() {
	return $GLOBALS['wp_object_cache']->flush();
}
function wp_cache_flush_group( $group ) {
	return $GLOBALS['wp_object_cache']->flush( $group );
}
function wp_cache_flush_runtime() {
	return $GLOBALS['wp_object_cache']->flush_runtime();
}
function wp_cache_supports( $feature ) {
	return in_array( $feature, array( 'flush_runtime', 'flush_group' ), true );
}
function wp_cache_add_global_groups( $groups ) {
	// One site: its groups are all global.
}
function wp_cache_add_non_persistent_groups( $groups ) {
	$GLOBALS['wp_object_cache']->leave_out( $groups );
}
function wp_cache_switch_to_blog( $blog_id ) {
	// As above.
}
function wp_cache_close() {
	return true;
}

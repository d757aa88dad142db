<?php
/**
 * JSON files of themes without values of a wrong type.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

defined( 'ABSPATH' ) || exit;

/**
 * Stores which files needed no cleaning, so that later requests neither read nor compare them. A file is known by its path, its times, its size,
 * and the version of the table of shapes: each deployed file is checked again. Files with wrong values are cleaned in each request.
 */
final class Sound_Files {
	public const TRANSIENT = 'atelier_sound_theme_files';

	/** Maximum number of stored files: more than themes have, on several servers. */
	private const MAX_FILES = 1000;

	/**
	 * Marks of the known files as keys; null before they are read.
	 *
	 * @var array<string, true>|null
	 */
	private ?array $marks = null;

	/**
	 * Whether marks were added that are not stored.
	 *
	 * @var bool
	 */
	private bool $has_new = false;

	/**
	 * Returns whether a file is known to need no cleaning.
	 *
	 * @param string $path Its path.
	 */
	public function has( string $path ): bool {
		$this->marks ??= self::read();

		return isset( $this->marks[ self::mark( $path ) ] );
	}

	/**
	 * Adds a file.
	 *
	 * @param string $path Its path.
	 */
	public function add( string $path ): void {
		$this->marks                        ??= self::read();
		$this->marks[ self::mark( $path ) ] = true;
		$this->has_new                      = true;
	}

	/**
	 * Stores added files. Of too many, the oldest are left out.
	 */
	public function store(): void {
		if ( $this->has_new ) {
			$this->has_new = false;
			set_transient( self::TRANSIENT, array_keys( array_slice( $this->marks, - self::MAX_FILES ) ), MONTH_IN_SECONDS );
		}
	}

	/**
	 * Reads the stored marks.
	 *
	 * @return array<string, true>
	 */
	private static function read(): array {
		$stored = get_transient( self::TRANSIENT );

		return is_array( $stored ) ? array_fill_keys( array_filter( $stored, 'is_string' ), true ) : array();
	}

	/**
	 * Returns the mark of a file in its current state. The time of the last change of its inode differs after a deploy that keeps the file's
	 * own time and size.
	 *
	 * @param string $path Its path.
	 */
	private static function mark( string $path ): string {
		$state = is_file( $path ) ? stat( $path ) : false;

		return md5( $path . ( $state ? "|$state[mtime]|$state[ctime]|$state[size]" : '' ) . '|' . ATELIER_VERSION . '|' . filemtime( Config_Cleaner::SHAPES ) );
	}
}

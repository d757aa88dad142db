<?php
/**
 * Values of a wrong type in settings and styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Writes\Finite_Numbers;

defined( 'ABSPATH' ) || exit;

/**
 * Removes values of a wrong type from settings and styles, and reports them. A list where WordPress expects text causes
 * a fatal error on the front page, in the editor and in the list of revisions.
 *
 * `config-shapes.json` contains the type of each path; `src/features/styles/rules/drop-wrong-types.ts` reads the same file.
 * Values at other paths stay: WordPress ignores them. `null` counts as absent: it is removed, and not reported. In a file of a theme
 * and in data of blocks `null` for a single value hides the value of WordPress itself, so there it stays.
 */
final class Config_Cleaner {
	/** File with the table of shapes. */
	public const SHAPES = __DIR__ . '/config-shapes.json';

	/** Keys of a style node whose values contain style nodes by name. */
	private const NODE_LISTS = array( 'blocks', 'elements', 'variations' );

	/** Methods of every object in JavaScript. Comparisons of two objects call them, and fail where JSON overrides one with a value. */
	private const METHODS = array( 'constructor', 'toString', 'valueOf' );

	/** Shapes of single values. */
	private const NULLABLE = array( 'flag', 'flag or text', 'size', 'text', 'value', 'box' );

	/**
	 * The shapes.
	 *
	 * @var array<string, array>|null
	 */
	private static ?array $shapes = null;

	/**
	 * Paths of the dropped values.
	 *
	 * @var string[]
	 */
	private array $dropped = array();

	/**
	 * Constructor.
	 *
	 * @param bool $has_nulls Whether `null` for a single value has a meaning.
	 */
	private function __construct( private readonly bool $has_nulls = false ) {}

	/**
	 * Cleans settings and styles.
	 *
	 * @param array<string, mixed> $config Decoded JSON; only its `settings` and `styles` are read.
	 * @return array{config: array<string, mixed>, dropped: string[]} The config without the dropped values, and their paths.
	 */
	public static function clean( array $config ): array {
		return ( new self() )->clean_parts( $config );
	}

	/**
	 * Cleans the content of a theme's JSON file, or the data that WordPress, blocks, a theme or a plugin register: settings and styles, and
	 * the fields beside them.
	 *
	 * @param array<string, mixed> $config Decoded JSON.
	 * @return array{config: array<string, mixed>, dropped: string[]} The config without the dropped values, and their paths.
	 */
	public static function clean_theme( array $config ): array {
		$infinite = array();
		if ( ! Finite_Numbers::are_in( $config ) ) {
			$config = self::drop_infinite( $config, '', $infinite );
		}
		$cleaner = new self( true );
		$shapes  = self::read_shapes()['file'];
		foreach ( array_intersect_key( $config, $shapes ) as $key => $value ) {
			$clean = $cleaner->clean_value( $value, $shapes[ $key ], (string) $key );
			if ( null === $clean ) {
				unset( $config[ $key ] );
			} else {
				$config[ $key ] = $clean;
			}
		}
		$cleaned = $cleaner->clean_parts( $config );
		array_push( $cleaned['dropped'], ...$infinite );

		return $cleaned;
	}

	/**
	 * Reads the table of shapes.
	 *
	 * @return array<string, array>
	 */
	private static function read_shapes(): array {
		self::$shapes ??= (array) wp_json_file_decode( self::SHAPES, array( 'associative' => true ) );

		return self::$shapes;
	}

	/**
	 * Cleans settings and styles.
	 *
	 * @param array<string, mixed> $config Decoded JSON.
	 * @return array{config: array<string, mixed>, dropped: string[]} The config without the dropped values, and their paths.
	 */
	private function clean_parts( array $config ): array {
		foreach ( array( 'settings', 'styles' ) as $part ) {
			if ( array_key_exists( $part, $config ) ) {
				$value = $config[ $part ];
				$node  = $this->clean_node( is_array( $value ) ? $this->drop_methods( $value, $part ) : $value, $part, $part );
				if ( null === $node ) {
					unset( $config[ $part ] );
				} else {
					$config[ $part ] = $node;
				}
			}
		}

		return array(
			'config'  => $config,
			'dropped' => $this->dropped,
		);
	}

	/**
	 * Cleans the JSON of a person's global styles.
	 *
	 * @param string $json Content of a post.
	 * @return array{json: string, dropped: string[]} Unchanged JSON where nothing was dropped.
	 */
	public static function clean_json( string $json ): array {
		$config = json_decode( $json, true );
		if ( ! is_array( $config ) ) {
			$is_empty = '' === trim( $json );
			return array(
				'json'    => $is_empty ? $json : '{"version": ' . \WP_Theme_JSON::LATEST_SCHEMA . ', "isGlobalStylesUserThemeJSON": true }',
				'dropped' => $is_empty ? array() : array( 'settings', 'styles' ),
			);
		}
		$infinite = array();
		if ( Finite_Numbers::may_be_missing( $json ) ) {
			$config = self::drop_infinite( $config, '', $infinite );
		}
		$cleaned = self::clean( $config );
		array_push( $cleaned['dropped'], ...$infinite );

		return array(
			'json'    => $cleaned['dropped'] ? (string) wp_json_encode( $cleaned['config'], JSON_UNESCAPED_SLASHES | JSON_HEX_TAG | JSON_HEX_AMP ) : $json,
			'dropped' => $cleaned['dropped'],
		);
	}

	/**
	 * Drops numbers such as `1e999`: PHP reads them as infinity, which it cannot encode as JSON.
	 *
	 * @param array    $values  Decoded JSON.
	 * @param string   $path    Its path.
	 * @param string[] $dropped Receives the paths of the dropped values.
	 */
	private static function drop_infinite( array $values, string $path, array &$dropped ): array {
		foreach ( $values as $key => $value ) {
			$place = ltrim( "$path.$key", '.' );
			if ( is_array( $value ) ) {
				$values[ $key ] = self::drop_infinite( $value, $place, $dropped );
			} elseif ( ! Finite_Numbers::are_in( $value ) ) {
				unset( $values[ $key ] );
				$dropped[] = $place;
			}
		}

		return $values;
	}

	/**
	 * Drops values with the names of methods, at any depth.
	 *
	 * @param array  $values Decoded JSON.
	 * @param string $path   Its path.
	 */
	private function drop_methods( array $values, string $path ): array {
		foreach ( $values as $key => $value ) {
			if ( in_array( $key, self::METHODS, true ) ) {
				unset( $values[ $key ] );
				$this->dropped[] = "$path.$key";
			} elseif ( is_array( $value ) ) {
				$values[ $key ] = $this->drop_methods( $value, "$path.$key" );
			}
		}

		return $values;
	}

	/**
	 * Cleans a node of settings or styles: that of the site, a block, an element or a state.
	 *
	 * @param mixed  $node The node.
	 * @param string $part `settings` or `styles`.
	 * @param string $path Its path.
	 * @return array|null Null where the value is no node.
	 */
	private function clean_node( $node, string $part, string $path ): ?array {
		if ( ! self::is_object( $node ) ) {
			return $this->drop( $node, $path );
		}
		$shape = self::read_shapes()[ $part ];
		foreach ( $node as $key => $value ) {
			$place = "$path.$key";
			if ( 'blocks' === $key || ( 'styles' === $part && in_array( $key, self::NODE_LISTS, true ) ) ) {
				$clean = $this->clean_node_list( $value, $part, $place );
			} elseif ( 'styles' === $part && preg_match( '/^[:@]/', (string) $key ) ) {
				$clean = $this->clean_node( $value, $part, $place );
			} else {
				$clean = isset( $shape[ $key ] ) ? $this->clean_value( $value, $shape[ $key ], $place ) : $value;
			}
			if ( null === $clean && ! $this->has_meaning( $value, $shape[ $key ] ?? '' ) ) {
				unset( $node[ $key ] );
			} else {
				$node[ $key ] = $clean;
			}
		}

		return $node;
	}

	/**
	 * Cleans nodes by name.
	 *
	 * @param mixed  $nodes The nodes.
	 * @param string $part  `settings` or `styles`.
	 * @param string $path  Their path.
	 */
	private function clean_node_list( $nodes, string $part, string $path ): ?array {
		if ( ! self::is_object( $nodes ) ) {
			return $this->drop( $nodes, $path );
		}
		foreach ( $nodes as $name => $node ) {
			$nodes[ $name ] = $this->clean_node( $node, $part, "$path.$name" );
		}

		return array_filter( $nodes, 'is_array' );
	}

	/**
	 * Cleans a value.
	 *
	 * @param mixed        $value The value.
	 * @param string|array $shape Name of its type, or shapes by name for a group.
	 * @param string       $path  Its path.
	 * @return mixed Null where it is dropped.
	 */
	private function clean_value( $value, $shape, string $path ) {
		if ( null === $value ) {
			return null;
		}
		// Some paths have another type: for the site WordPress reads a gap as one text, for a block also by direction.
		$shape = self::$shapes['paths'][ $path ] ?? $shape;
		if ( is_array( $shape ) ) {
			return $this->clean_group( $value, $shape, $path );
		}
		if ( str_starts_with( $shape, 'presets:' ) ) {
			return $this->clean_presets( $value, self::$shapes['presets'][ substr( $shape, 8 ) ], $path );
		}
		if ( str_starts_with( $shape, 'entries:' ) ) {
			$entry = self::$shapes['entries'][ substr( $shape, 8 ) ];
			return is_array( $value ) && array_is_list( $value )
				? $this->clean_list( $value, static fn( $each ): bool => is_array( $each ) && self::has_fields( $each, $entry ), $path )
				: $this->drop( $value, $path );
		}
		if ( in_array( $shape, array( 'box', 'sides' ), true ) && self::is_object( $value ) && ! self::is_reference( $value ) ) {
			// WordPress would treat an empty one as text.
			$group = $this->clean_group( $value, array_fill_keys( array_keys( $value ), 'value' ), $path );
			return $group ? $group : null;
		}

		return self::has_type( $value, $shape ) ? $value : $this->drop( $value, $path );
	}

	/**
	 * Cleans a group of values.
	 *
	 * @param mixed                $group The group.
	 * @param array<string, mixed> $shape Shapes by name.
	 * @param string               $path  Its path.
	 */
	private function clean_group( $group, array $shape, string $path ): ?array {
		if ( ! self::is_object( $group ) ) {
			return $this->drop( $group, $path );
		}
		foreach ( array_intersect_key( $group, $shape ) as $key => $value ) {
			$clean = $this->clean_value( $value, $shape[ $key ], "$path.$key" );
			if ( null === $clean && ! $this->has_meaning( $value, $shape[ $key ] ) ) {
				unset( $group[ $key ] );
			} else {
				$group[ $key ] = $clean;
			}
		}

		return $group;
	}

	/**
	 * Returns whether a value is a `null` that hides the value of WordPress itself.
	 *
	 * @param mixed        $value The value.
	 * @param string|array $shape As below.
	 */
	private function has_meaning( $value, $shape ): bool {
		return null === $value && $this->has_nulls && in_array( $shape, self::NULLABLE, true );
	}

	/**
	 * Cleans a list of presets, or the lists of several origins.
	 *
	 * @param mixed                 $lists The list or lists.
	 * @param array<string, string> $shape Types of a preset's fields beside its slug, by name; names with a leading question mark are optional.
	 * @param string                $path  Its path.
	 */
	private function clean_presets( $lists, array $shape, string $path ): ?array {
		if ( ! is_array( $lists ) ) {
			return $this->drop( $lists, $path );
		}
		$is_valid = static fn( $preset ): bool => self::is_preset( $preset, $shape );
		if ( array_is_list( $lists ) ) {
			return $this->clean_list( $lists, $is_valid, $path );
		}
		foreach ( $lists as $origin => $list ) {
			$lists[ $origin ] = is_array( $list ) && array_is_list( $list )
				? $this->clean_list( $list, $is_valid, "$path.$origin" )
				: $this->drop( $list, "$path.$origin" );
		}

		return array_filter( $lists, 'is_array' );
	}

	/**
	 * Cleans one list.
	 *
	 * @param array                 $entries  The entries.
	 * @param callable(mixed): bool $is_valid Returns whether an entry is valid.
	 * @param string                $path     Its path.
	 */
	private function clean_list( array $entries, callable $is_valid, string $path ): array {
		$clean = array();
		foreach ( $entries as $index => $entry ) {
			if ( $is_valid( $entry ) ) {
				$clean[] = $entry;
			} else {
				$this->dropped[] = "$path.$index";
			}
		}

		return $clean;
	}

	/**
	 * Returns whether a value is a preset of a kind.
	 *
	 * @param mixed                 $preset The value.
	 * @param array<string, string> $shape  As above.
	 */
	private static function is_preset( $preset, array $shape ): bool {
		return is_array( $preset ) && self::has_type( $preset['slug'] ?? null, 'size' ) && '' !== $preset['slug'] && self::has_type( $preset['name'] ?? '', 'size' ) && self::has_fields( $preset, $shape );
	}

	/**
	 * Returns whether the fields of an entry are of their types.
	 *
	 * @param array                 $entry The entry.
	 * @param array<string, string> $shape Types by name; names with a leading question mark are optional.
	 */
	private static function has_fields( array $entry, array $shape ): bool {
		foreach ( $shape as $key => $type ) {
			$name  = ltrim( $key, '?' );
			$value = $entry[ $name ] ?? null;
			if ( null === $value ? $name === $key : ! self::has_type( $value, $type ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Returns whether a value is of a type.
	 *
	 * @param mixed  $value The value.
	 * @param string $type  Name of the type.
	 */
	private static function has_type( $value, string $type ): bool {
		$is_size = is_string( $value ) || is_int( $value ) || is_float( $value );

		return match ( $type ) {
			'flag'  => is_bool( $value ),
			'flag or text' => is_bool( $value ) || is_string( $value ),
			'text'  => is_string( $value ),
			'size'  => $is_size,
			'sizes' => self::is_object( $value ) && self::all( $value, 'size' ),
			// Merged data has the scale of each origin.
			'scale' => self::has_type( $value, 'sizes' ) || ( self::is_object( $value ) && self::all( $value, 'sizes' ) ),
			'value', 'box' => $is_size || self::is_reference( $value ),
			'sides' => self::is_reference( $value ),
			'image' => is_string( $value ) || ( self::is_object( $value ) && self::all( $value, 'scalar' ) ),
			'scalar' => is_scalar( $value ),
			'texts' => is_array( $value ) && array_is_list( $value ) && self::all( $value, 'text' ),
			'fluid' => is_bool( $value ) || ( self::is_object( $value ) && self::all( $value, 'size' ) ),
			'face'  => self::is_object( $value ) && self::all( $value, 'face value' ),
			'face value' => is_scalar( $value ) || self::has_type( $value, 'texts' ),
			'faces' => is_array( $value ) && array_is_list( $value ) && self::all( $value, 'face' ),
			'tree'  => is_array( $value ),
			default => true,
		};
	}

	/**
	 * Returns whether all values are of a type.
	 *
	 * @param array  $values The values.
	 * @param string $type   Name of the type.
	 */
	private static function all( array $values, string $type ): bool {
		foreach ( $values as $value ) {
			if ( null !== $value && ! self::has_type( $value, $type ) ) {
				return false;
			}
		}

		return true;
	}

	/**
	 * Returns whether a value refers to another one by its path.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_reference( $value ): bool {
		return is_array( $value ) && isset( $value['ref'] ) && is_string( $value['ref'] );
	}

	/**
	 * Returns whether a value was an object in JSON. An empty list counts as one, because PHP cannot distinguish it from an empty object.
	 *
	 * @param mixed $value The value.
	 */
	private static function is_object( $value ): bool {
		return is_array( $value ) && ( ! $value || ! array_is_list( $value ) );
	}

	/**
	 * Reports that a value is dropped.
	 *
	 * @param mixed  $value The value.
	 * @param string $path  Its path.
	 * @return null
	 */
	private function drop( $value, string $path ) {
		if ( null !== $value ) {
			$this->dropped[] = $path;
		}

		return null;
	}
}

<?php
/**
 * The site's own block styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Writes\Write_Lock;
use WP_Block_Styles_Registry;
use WP_Block_Type_Registry;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Stores the names of block styles that people have created, and registers them on each request. WordPress reads the values of a style from the
 * site's styles (`styles.blocks.{block}.variations.{name}`), but only for registered styles.
 */
final class Own_Block_Styles {
	public const OPTION = 'atelier_block_styles';

	/**
	 * The styles that this class has registered in this request.
	 *
	 * @var list<array{block: string, name: string, label: string}>
	 */
	private static array $registered = array();

	/** How many styles a site may have. */
	private const MAX_STYLES = 100;

	/**
	 * Constructor.
	 *
	 * @param Write_Lock $lock Ensures that one request at a time changes the list.
	 */
	public function __construct( private readonly Write_Lock $lock ) {}

	/**
	 * Adds the hook; it runs after the theme and plugins have registered their styles.
	 */
	public function register(): void {
		add_action( 'init', array( self::class, 'register_all' ), 100 );
	}

	/**
	 * Unregisters the styles, and registers those of the current list.
	 */
	public static function register_again(): void {
		$registry = WP_Block_Styles_Registry::get_instance();
		foreach ( self::$registered as $style ) {
			if ( $registry->is_registered( $style['block'], $style['name'] ) ) {
				$registry->unregister( $style['block'], $style['name'] );
			}
		}
		self::$registered = array();
		self::register_all();
	}

	/**
	 * Registers the styles, unless their block has another style with the name.
	 */
	public static function register_all(): void {
		$registry = WP_Block_Styles_Registry::get_instance();
		foreach ( self::list_all() as $style ) {
			if ( ! $registry->is_registered( $style['block'], $style['name'] ) ) {
				register_block_style(
					$style['block'],
					array(
						'name'  => $style['name'],
						'label' => $style['label'],
					)
				);
				self::$registered[] = $style;
			}
		}
	}

	/**
	 * Returns the styles.
	 *
	 * @return list<array{block: string, name: string, label: string}>
	 */
	public static function list_all(): array {
		return self::read( get_option( self::OPTION ) );
	}

	/**
	 * Reads the stored list.
	 *
	 * @param mixed $stored Value of the option.
	 * @return list<array{block: string, name: string, label: string}>
	 */
	public static function read( $stored ): array {
		$styles = array();
		foreach ( is_array( $stored ) ? $stored : array() as $style ) {
			if ( is_array( $style ) && is_string( $style['block'] ?? null ) && is_string( $style['name'] ?? null ) && is_string( $style['label'] ?? null ) ) {
				$styles[] = array_intersect_key( $style, array_flip( array( 'block', 'name', 'label' ) ) );
			}
		}
		return $styles;
	}

	/**
	 * Adds a style.
	 *
	 * @param string $block Name of its block.
	 * @param string $label Its label.
	 * @param string $name  Its name; empty to derive one from the label.
	 * @return array{block: string, name: string, label: string}|WP_Error
	 */
	public function add( string $block, string $label, string $name ) {
		return $this->change(
			static function ( array $styles ) use ( $block, $label, $name ) {
				if ( ! WP_Block_Type_Registry::get_instance()->is_registered( $block ) ) {
					return self::refuse( __( 'This block is not registered.', 'atelier' ), 400 );
				}
				if ( count( $styles ) >= self::MAX_STYLES ) {
					return self::refuse( __( 'There are too many block styles.', 'atelier' ), 400 );
				}
				$taken = self::list_names( $block );
				if ( '' !== $name && in_array( $name, $taken, true ) ) {
					return self::refuse( __( 'The block has a style of this name.', 'atelier' ), 409 );
				}
				$styles[] = array(
					'block' => $block,
					'name'  => '' === $name ? self::make_name( $label, $taken ) : $name,
					'label' => $label,
				);
				return $styles;
			}
		);
	}

	/**
	 * Changes the label of a style.
	 *
	 * @param string $block Name of its block.
	 * @param string $name  Its name.
	 * @param string $label The new label.
	 * @param string $was   The label that was shown to the person.
	 * @return array{block: string, name: string, label: string}|WP_Error
	 */
	public function rename( string $block, string $name, string $label, string $was ) {
		return $this->change(
			static function ( array $styles ) use ( $block, $name, $label, $was ) {
				$at = self::find( $styles, $block, $name );
				if ( null === $at ) {
					return self::refuse( __( 'There is no such block style any more.', 'atelier' ), 404 );
				}
				if ( $styles[ $at ]['label'] !== $was ) {
					return self::refuse( __( 'It was changed since.', 'atelier' ), 409 );
				}
				return array( ...array_values( array_diff_key( $styles, array( $at => true ) ) ), array_merge( $styles[ $at ], compact( 'label' ) ) );
			}
		);
	}

	/**
	 * Removes a style.
	 *
	 * @param string $block Name of its block.
	 * @param string $name  Its name.
	 * @return true|WP_Error
	 */
	public function remove( string $block, string $name ) {
		$result = $this->change(
			static function ( array $styles ) use ( $block, $name ) {
				$at = self::find( $styles, $block, $name );
				if ( null === $at ) {
					return self::refuse( __( 'There is no such block style any more.', 'atelier' ), 404 );
				}
				return array_values( array_diff_key( $styles, array( $at => true ) ) );
			}
		);
		return is_wp_error( $result ) ? $result : true;
	}

	/**
	 * Changes the list under a lock.
	 *
	 * @param callable( list<array> ): list<array>|WP_Error $change Returns the new list; added or changed entries are last.
	 * @return array|WP_Error The last entry; empty for an empty list.
	 */
	private function change( callable $change ) {
		return $this->lock->run(
			self::OPTION,
			static function () use ( $change ) {
				// Another request may have changed the list meanwhile.
				wp_cache_delete( 'alloptions', 'options' );
				wp_cache_delete( self::OPTION, 'options' );
				$styles = $change( self::list_all() );
				if ( is_wp_error( $styles ) ) {
					return $styles;
				}
				update_option( self::OPTION, $styles, true );
				// Values of a new style may be saved in this request.
				self::register_again();
				return $styles ? end( $styles ) : array();
			}
		);
	}

	/**
	 * Returns the position of a style in a list; null where it is missing.
	 *
	 * @param list<array> $styles The list.
	 * @param string      $block  Name of the block.
	 * @param string      $name   Name of the style.
	 */
	private static function find( array $styles, string $block, string $name ): ?int {
		foreach ( $styles as $at => $style ) {
			if ( $style['block'] === $block && $style['name'] === $name ) {
				return $at;
			}
		}
		return null;
	}

	/**
	 * Returns the names of all styles of a block, including stored ones that are not registered yet.
	 *
	 * @param string $block Name of the block.
	 * @return string[]
	 */
	private static function list_names( string $block ): array {
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $block );
		$own  = array_filter( self::list_all(), static fn( array $style ): bool => $style['block'] === $block );
		return array_map(
			'strval',
			array(
				...array_column( $type ? (array) $type->styles : array(), 'name' ),
				...array_keys( WP_Block_Styles_Registry::get_instance()->get_registered_styles_for_block( $block ) ),
				...array_column( $own, 'name' ),
			)
		);
	}

	/**
	 * Builds a unique name for a style of the block.
	 *
	 * @param string   $label The label.
	 * @param string[] $taken Names of others.
	 */
	private static function make_name( string $label, array $taken ): string {
		$slug = sanitize_title( $label );
		// Letters other than Latin ones would be percent-encoded, which a class cannot contain.
		$slug = preg_match( '/^[a-z0-9][a-z0-9-]{0,80}$/D', $slug ) ? $slug : 'style';
		$name = $slug;
		for ( $number = 2; in_array( $name, $taken, true ); $number++ ) {
			$name = "$slug-$number";
		}
		return $name;
	}

	/**
	 * Returns the error for a refused change.
	 *
	 * @param string $message Why.
	 * @param int    $status  Its status.
	 */
	private static function refuse( string $message, int $status ): WP_Error {
		return new WP_Error( 'atelier_block_style', $message, array( 'status' => $status ) );
	}
}

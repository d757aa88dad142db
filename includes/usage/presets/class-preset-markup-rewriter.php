<?php
/**
 * Changes of markup that uses a preset.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Markup_Edits;
use Atelier\Usage\Rewrites_Markup;
use Closure;
use UnexpectedValueException;
use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces a preset with another preset or with a value: in attributes of blocks, classes and styles at once, so that each block stays
 * valid for its type. All other bytes stay.
 */
final class Preset_Markup_Rewriter implements Rewrites_Markup {
	/** The path below `style` with the value that replaces an attribute's slug. */
	private const STYLE_PATHS = array(
		'textColor'       => array( 'color', 'text' ),
		'backgroundColor' => array( 'color', 'background' ),
		'borderColor'     => array( 'border', 'color' ),
		'gradient'        => array( 'color', 'gradient' ),
		'fontSize'        => array( 'typography', 'fontSize' ),
		'fontFamily'      => array( 'typography', 'fontFamily' ),
	);

	/** Properties of CSS that the classes set. */
	private const PROPERTIES = array(
		'color'               => 'color',
		'background-color'    => 'background-color',
		'border-color'        => 'border-color',
		'gradient-background' => 'background',
		'font-size'           => 'font-size',
		'font-family'         => 'font-family',
	);

	/** Blocks of WordPress that store custom values in other places. */
	private const OWN_WAYS = array( 'core/cover', 'core/separator', 'core/social-links', 'core/navigation' );

	/** Attributes with the value of a preset, by the attribute with its slug. */
	private const COMPANIONS = array(
		'iconColorValue'           => 'iconColor',
		'iconBackgroundColorValue' => 'iconBackgroundColor',
	);

	/**
	 * Constructor.
	 *
	 * @param Preset_Change                    $change      The replacement of the preset.
	 * @param Closure( string, string ): bool  $has_support Returns whether WordPress saves the value of a block's attribute.
	 */
	public function __construct( private readonly Preset_Change $change, private readonly Closure $has_support ) {}

	/**
	 * Rewrites markup.
	 *
	 * @param string $markup Markup.
	 * @throws UnexpectedValueException When it has to be changed by hand.
	 */
	public function rewrite( string $markup ): string {
		return Markup_Edits::apply( $markup, $this->edit_blocks( $markup ) + $this->edit_tags( $markup ) );
	}

	/**
	 * Finds the changes of the attributes of blocks.
	 *
	 * @param string $markup Markup.
	 * @return array<int, array{int, string}> Length and text, by position.
	 */
	private function edit_blocks( string $markup ): array {
		$edits     = array();
		$processor = new WP_Block_Processor( $markup );
		while ( $processor->next_delimiter() ) {
			$span      = $processor->get_span();
			$delimiter = substr( $markup, $span->start, $span->length );
			$from      = strpos( $delimiter, '{' );
			if ( false === $from || WP_Block_Processor::CLOSER === $processor->get_delimiter_type() ) {
				continue;
			}
			$json    = substr( $delimiter, $from, (int) strrpos( $delimiter, '}' ) - $from + 1 );
			$changed = $this->rewrite_attributes( (string) $processor->get_block_type(), $json );
			if ( $changed !== $json ) {
				$edits[ $span->start + $from ] = array( strlen( $json ), $changed );
			}
		}
		return $edits;
	}

	/**
	 * Rewrites the attributes of a block.
	 *
	 * @param string $block Name of the block.
	 * @param string $json  Its attributes.
	 * @throws UnexpectedValueException When it has to be changed by hand.
	 */
	private function rewrite_attributes( string $block, string $json ): string {
		$named = array();
		$text  = Json_Strings::map(
			$json,
			function ( string $token, array $path ) use ( &$named ): ?string {
				$name = 1 === count( $path ) ? $path[0] : '';
				if ( 'className' === $name ) {
					// Classes that a person typed are renamed, but never removed.
					return $this->rename_classes( $token, false )[0];
				}
				if ( $this->is_named( $name, $token ) ) {
					$named[] = $name;
					return null === $this->change->slug ? null : '"' . Preset_Texts::escape( $this->change->slug ) . '"';
				}
				return Preset_Texts::rewrite( $token, $this->change );
			}
		);
		foreach ( $named as $name ) {
			if ( ! str_starts_with( $block, 'core/' ) && ! ( $this->has_support )( $block, $name ) ) {
				throw new UnexpectedValueException( Preset_Change::explain_by_hand() );
			}
		}
		if ( ! $named ) {
			return $text;
		}
		return null === $this->change->slug ? $this->write_values( $block, $text, $named ) : $this->rename_companions( $text, $named );
	}

	/**
	 * Returns whether an attribute names the preset by its slug.
	 *
	 * @param string $name  Name of the attribute.
	 * @param string $token Its value in JSON.
	 */
	private function is_named( string $name, string $token ): bool {
		$kind = Preset_Kinds::find_by_attribute( $name );
		return $kind === $this->change->kind && Preset_Kinds::to_target( $kind, (string) json_decode( $token ) ) === $this->change->target;
	}

	/**
	 * Updates the values beside slugs, which the Social Icons block stores for its icons.
	 *
	 * @param string   $json  Attributes.
	 * @param string[] $named Attributes whose slug was changed.
	 */
	private function rename_companions( string $json, array $named ): string {
		return Json_Strings::map(
			$json,
			fn( string $token, array $path ): ?string => 1 === count( $path ) && in_array( self::COMPANIONS[ $path[0] ] ?? '', $named, true )
				? '"' . Preset_Texts::escape( $this->change->get_css_value() ) . '"'
				: null
		);
	}

	/**
	 * Replaces slugs with the value.
	 *
	 * @param string   $block Name of the block.
	 * @param string   $json  Its attributes.
	 * @param string[] $named Attributes with the slug.
	 * @throws UnexpectedValueException When it has to be changed by hand.
	 */
	private function write_values( string $block, string $json, array $named ): string {
		$attributes = json_decode( $json );
		if ( ! is_object( $attributes ) || in_array( $block, self::OWN_WAYS, true ) || array_diff( $named, array_keys( self::STYLE_PATHS ) ) ) {
			throw new UnexpectedValueException( Preset_Change::explain_by_hand() );
		}
		foreach ( $named as $name ) {
			list( $group, $property ) = self::STYLE_PATHS[ $name ];
			unset( $attributes->$name );

			$style         = is_object( $attributes->style ?? null ) ? $attributes->style : (object) array();
			$style->$group = is_object( $style->$group ?? null ) ? $style->$group : (object) array();

			$style->$group->$property = $this->change->get_css_value();
			$attributes->style        = $style;
		}
		return serialize_block_attributes( $attributes );
	}

	/**
	 * Finds the changes of classes and styles of tags.
	 *
	 * @param string $markup Markup.
	 * @return array<int, array{int, string}> Length and text, by position.
	 */
	private function edit_tags( string $markup ): array {
		$edits = array();
		if ( ! str_contains( $markup, 'has-' ) && ! str_contains( $markup, '--wp--preset--' ) ) {
			return $edits;
		}
		$tags = new Html_Tags( $markup );
		while ( true ) {
			$attributes = $tags->next_attributes( array( 'class', 'style' ) );
			if ( null === $attributes ) {
				return $edits;
			}
			$class = $attributes['class'] ?? array( 'value' => '' );
			$style = $attributes['style'] ?? null;

			list( $classes, $ends ) = $this->rename_classes( $class['value'], true );

			$rules = null === $this->change->slug ? array_map( fn( string $end ): string => self::PROPERTIES[ $end ] . ':' . esc_attr( $this->change->get_css_value() ), $ends ) : array();
			if ( $rules && null === $style ) {
				$classes .= "{$class['quote']} style={$class['quote']}" . implode( ';', $rules );
			}
			if ( $classes !== $class['value'] ) {
				$edits[ $class['start'] ] = array( strlen( $class['value'] ), $classes );
			}
			if ( null !== $style ) {
				$styles = $this->change->replace_references( $style['value'], 'esc_attr' );
				$styles = $rules ? implode( ';', array_filter( array( rtrim( $styles, "; \t\n" ), ...$rules ) ) ) : $styles;
				if ( $styles !== $style['value'] ) {
					$edits[ $style['start'] ] = array( strlen( $style['value'] ), $styles );
				}
			}
		}
	}

	/**
	 * Renames or removes the classes of the preset.
	 *
	 * @param string $text       Classes.
	 * @param bool   $can_remove Whether they can be removed.
	 * @return array{string, string[]} The classes, and the ends of those that were found.
	 * @throws UnexpectedValueException When it has to be changed by hand.
	 */
	private function rename_classes( string $text, bool $can_remove ): array {
		$found = array();
		$ends  = Preset_Kinds::TABLE[ $this->change->kind ]['class_ends'] ?? array();
		if ( ! $ends || ! str_contains( $text, "has-{$this->change->target}-" ) ) {
			return array( $text, $found );
		}
		$result = (string) preg_replace_callback(
			'/(\s*+)(?<![\w-])has-' . preg_quote( $this->change->target, '/' ) . '-(' . implode( '|', $ends ) . ')(?![\w-])/',
			function ( array $match ) use ( $can_remove, &$found ): string {
				list( , $space, $end ) = $match;
				if ( $this->is_ambiguous( $end ) || ( null === $this->change->slug && ! $can_remove ) ) {
					throw new UnexpectedValueException( Preset_Change::explain_by_hand() );
				}
				$found[] = $end;
				return null === $this->change->slug ? '' : $space . 'has-' . Preset_Kinds::to_target( $this->change->kind, $this->change->slug ) . "-$end";
			},
			$text
		);
		return array( $result === $text ? $text : ltrim( $result ), $found );
	}

	/**
	 * Returns whether a class can belong to another preset, or to none.
	 *
	 * @param string $end End of the class.
	 */
	private function is_ambiguous( string $end ): bool {
		$target = $this->change->target;
		if ( in_array( $target, Preset_Kinds::RESERVED, true ) ) {
			return true;
		}
		if ( 'color' === $end ) {
			return preg_match( '/^(.+)-(?:background|border)$/', $target, $match ) && in_array( $match[1], $this->change->others, true );
		}
		return 'color' === $this->change->kind && in_array( "$target-" . strstr( $end, '-', true ), $this->change->others, true );
	}
}

<?php
/**
 * A change of a block style to another one.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Changes_Places;
use Atelier\Usage\Markup_Edits;
use Atelier\Usage\Rewrites_Markup;
use WP_Block_Processor;
use WP_Block_Styles_Registry;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces a style of a block with another one: in the attribute `className` and in the classes of the block's own HTML. All other bytes stay.
 */
final class Block_Style_Change implements Changes_Places, Rewrites_Markup {
	/**
	 * Constructor.
	 *
	 * @param string $block Name of the block.
	 * @param string $style Name of the style to replace.
	 * @param string $other Name of the other style.
	 */
	public function __construct( private readonly string $block, private readonly string $style, private readonly string $other ) {}

	/**
	 * Returns the change to a style that is registered; null where it is not, or is the same.
	 *
	 * @param string $record The style to replace, `block//style`.
	 * @param string $other  Name of the other style.
	 */
	public static function create( string $record, string $other ): ?self {
		list( $block, $style ) = explode( '//', $record, 2 ) + array( 1 => '' );
		$type                  = WP_Block_Type_Registry::get_instance()->get_registered( $block );
		$names                 = array_merge(
			array_column( $type ? (array) $type->styles : array(), 'name' ),
			array_keys( WP_Block_Styles_Registry::get_instance()->get_registered_styles_for_block( $block ) )
		);
		return '' !== $style && $style !== $other && in_array( $other, $names, true ) ? new self( $block, $style, $other ) : null;
	}

	/**
	 * Returns the rewriter of the content of posts.
	 *
	 * @param string $type Type of the posts.
	 */
	public function rewriter( string $type ): Rewrites_Markup {
		return $this;
	}

	/**
	 * Returns the targets to remove, as the index names them.
	 */
	public function targets(): array {
		return array( array( Preset_Kinds::STYLE, "$this->block//$this->style" ) );
	}

	/**
	 * Rewrites markup.
	 *
	 * @param string $markup Markup.
	 */
	public function rewrite( string $markup ): string {
		$edits     = array();
		$stack     = array();
		$at        = 0;
		$processor = new WP_Block_Processor( $markup );
		while ( $processor->next_delimiter() ) {
			$span   = $processor->get_span();
			$edits += end( $stack ) ? Markup_Edits::edit_tags( substr( $markup, $at, $span->start - $at ), $at, 'class', fn( string $classes ): string => $this->rename( $classes ) ) : array();
			$at     = $span->start + $span->length;
			if ( WP_Block_Processor::CLOSER === $processor->get_delimiter_type() ) {
				array_pop( $stack );
				continue;
			}
			$edit   = $processor->get_block_type() === $this->block ? Markup_Edits::edit_attributes( substr( $markup, $span->start, $span->length ), $span->start, fn( string $token, array $path ): ?string => array( 'className' ) === $path ? $this->rename( $token ) : null ) : array();
			$edits += $edit;
			if ( WP_Block_Processor::VOID !== $processor->get_delimiter_type() ) {
				$stack[] = array() !== $edit;
			}
		}
		return Markup_Edits::apply( $markup, $edits );
	}

	/**
	 * Renames the class of the style.
	 *
	 * @param string $classes Classes, in quotes or without.
	 */
	private function rename( string $classes ): string {
		return (string) preg_replace( '/(?<=^|["\s])is-style-' . preg_quote( $this->style, '/' ) . '(?=$|["\s])/', "is-style-$this->other", $classes );
	}
}

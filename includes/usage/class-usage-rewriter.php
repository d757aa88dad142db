<?php
/**
 * Changes of markup that uses a record.
 *
 * @package Atelier
 */

namespace Atelier\Usage;

use WP_Block_Processor;

defined( 'ABSPATH' ) || exit;

/**
 * Replaces a record that markup uses with another record or with the record's content. All other bytes stay.
 */
final class Usage_Rewriter implements Rewrites_Markup {
	/** Elements that both the Template Part block and the Group block can render. */
	private const ELEMENTS = array( 'header', 'footer', 'main', 'section', 'article', 'aside' );

	/** How many bytes a place may have after contents were inserted: it can use a record a thousand times. */
	private const MAX_BYTES = 8_000_000;

	/**
	 * Constructor.
	 *
	 * @param string        $kind    Kind.
	 * @param string[]|null $targets Targets to replace; null for the first block that uses any.
	 * @param callable|null $change  Changes a block's attributes (an object); null when the content replaces the block.
	 * @param string        $content The content.
	 * @param string        $element Element of a part whose block names none.
	 */
	private function __construct( private string $kind, private ?array $targets, private $change, private string $content, private string $element = 'div' ) {}

	/**
	 * Returns a rewriter that replaces a record with another one.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets to replace.
	 * @param string   $other   The other record: an id, or `theme//slug` of a part.
	 */
	public static function to_record( string $kind, array $targets, string $other ): self {
		$change = static function ( object $attributes ) use ( $kind, $other ): void {
			unset( $attributes->navigationMenuId );
			if ( 'part' === $kind ) {
				list( $attributes->theme, $attributes->slug ) = explode( '//', $other, 2 );
			} else {
				unset( $attributes->slug );
				$attributes->ref = (int) $other;
			}
		};
		return new self( $kind, $targets, $change, '' );
	}

	/**
	 * Returns a rewriter that replaces the menu of the first Navigation block that shows a menu.
	 *
	 * @param int $menu Id of the menu.
	 */
	public static function to_first_menu( int $menu ): self {
		return new self( 'menu', null, self::to_record( 'menu', array(), (string) $menu )->change, '' );
	}

	/**
	 * Returns a rewriter that replaces a record with its content. A Navigation block stays, and contains the items; so does the element of a
	 * part, such as `header`, which is a landmark.
	 *
	 * @param string   $kind    Kind.
	 * @param string[] $targets Targets to replace.
	 * @param string   $content Markup of the record.
	 * @param string   $element Element of a part whose block names none.
	 */
	public static function to_content( string $kind, array $targets, string $content, string $element = 'div' ): self {
		return new self( $kind, $targets, null, $content, $element );
	}

	/**
	 * Rewrites markup.
	 *
	 * @param string $markup Markup.
	 * @throws \UnexpectedValueException When it cannot be rewritten; the message is for people.
	 */
	public function rewrite( string $markup ): string {
		$processor = new WP_Block_Processor( $markup );
		$result    = '';
		$copied    = 0;
		while ( $processor->next_delimiter() ) {
			if ( ! $this->is_match( $processor ) ) {
				continue;
			}
			$name       = $processor->get_printable_block_type();
			$attributes = self::read_attributes( $processor, $markup );
			$is_void    = WP_Block_Processor::VOID === $processor->get_delimiter_type();
			$span       = $processor->get_span();
			$result    .= substr( $markup, $copied, $span->start - $copied );
			$copied     = $span->start + $span->length;

			if ( $this->change ) {
				( $this->change )( $attributes );
				$result .= self::delimiter( $name, $attributes, $is_void );
				if ( null === $this->targets ) {
					break;
				}
				continue;
			}
			if ( ! $is_void ) {
				$copied = Block_End::skip_to( $processor );
			}
			$result .= $this->get_content( $name, $attributes );
			if ( strlen( $result ) > self::MAX_BYTES ) {
				throw new \UnexpectedValueException( __( 'with the content in its places it would become too large.', 'atelier' ) );
			}
		}
		return $result . substr( $markup, $copied );
	}

	/**
	 * Returns whether a delimiter begins a block that uses one of the targets.
	 *
	 * @param WP_Block_Processor $processor The processor, at a delimiter.
	 */
	private function is_match( WP_Block_Processor $processor ): bool {
		$type = $processor->get_delimiter_type();
		if ( WP_Block_Processor::CLOSER === $type ) {
			return false;
		}
		$target = Usage_Finder::get_target(
			$processor->get_block_type(),
			$processor->allocate_and_return_parsed_attributes() ?? array(),
			WP_Block_Processor::VOID === $type
		);
		return null !== $target && $target[0] === $this->kind && ( null === $this->targets || in_array( $target[1], $this->targets, true ) );
	}

	/**
	 * Returns the replacement of a block.
	 *
	 * @param string $name       Printable name of the block.
	 * @param object $attributes Its attributes.
	 */
	private function get_content( string $name, object $attributes ): string {
		if ( 'part' === $this->kind ) {
			$element = $attributes->tagName ?? null;
			return self::wrap( $this->content, is_string( $element ) ? $element : $this->element );
		}
		if ( 'menu' !== $this->kind ) {
			return $this->content;
		}
		unset( $attributes->ref, $attributes->navigationMenuId );
		return self::delimiter( $name, $attributes, false ) . "\n" . $this->content . "\n<!-- /wp:$name -->";
	}

	/**
	 * Wraps content in an element as a part's block does, with no gap between the blocks.
	 *
	 * @param string $content Markup.
	 * @param string $element Name of the element. A `div` has no meaning and is omitted.
	 */
	private static function wrap( string $content, string $element ): string {
		if ( ! in_array( $element, self::ELEMENTS, true ) ) {
			return $content;
		}
		$attributes = (object) array(
			'tagName' => $element,
			'style'   => array( 'spacing' => array( 'blockGap' => '0' ) ),
			'layout'  => array( 'type' => 'default' ),
		);
		return self::delimiter( 'group', $attributes, false ) . "\n<$element class=\"wp-block-group\">$content</$element>\n<!-- /wp:group -->";
	}

	/**
	 * Reads a delimiter's attributes as objects, so that an empty object does not become an array.
	 *
	 * @param WP_Block_Processor $processor The processor, at a delimiter.
	 * @param string             $markup    The markup.
	 * @throws \UnexpectedValueException When they cannot be parsed: the block would lose its attributes.
	 */
	private static function read_attributes( WP_Block_Processor $processor, string $markup ): object {
		$span      = $processor->get_span();
		$delimiter = substr( $markup, $span->start, $span->length );
		$from      = strpos( $delimiter, '{' );
		if ( false === $from ) {
			return (object) array();
		}
		$attributes = json_decode( substr( $delimiter, $from, (int) strrpos( $delimiter, '}' ) - $from + 1 ) );
		if ( ! is_object( $attributes ) ) {
			throw new \UnexpectedValueException( __( 'the attributes of one of its blocks cannot be read.', 'atelier' ) );
		}
		return $attributes;
	}

	/**
	 * Writes a delimiter.
	 *
	 * @param string $name       Printable name of the block.
	 * @param object $attributes Attributes.
	 * @param bool   $is_void    Whether the block has no content.
	 */
	private static function delimiter( string $name, object $attributes, bool $is_void ): string {
		$json = array() === (array) $attributes ? '' : serialize_block_attributes( $attributes ) . ' ';
		return "<!-- wp:$name $json" . ( $is_void ? '/-->' : '-->' );
	}
}

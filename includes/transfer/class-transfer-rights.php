<?php
/**
 * Rights to export and import a design.
 *
 * @package Atelier
 */

namespace Atelier\Transfer;

use Atelier\Drafts\Proposers;
use Atelier\Page\Admin_Page;
use Atelier\Writes\Lost_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Checks the kinds of a design that a person may write, and finds the values of a record that would be removed because they may not write them.
 */
final class Transfer_Rights {
	/** Post types whose capabilities are needed besides that for the design, by kind. */
	private const TYPES = array(
		'font'    => 'wp_font_family',
		'pattern' => 'wp_block',
		'menu'    => 'wp_navigation',
	);

	/** Kinds whose records are created live even in a draft, because nothing shows them until they are used. */
	public const INERT = array( 'font', 'look' );

	/**
	 * Returns whether the person may save a design as a file: they also need WordPress's capability `export`.
	 */
	public static function may_export(): bool {
		return current_user_can( Admin_Page::CAPABILITY ) && current_user_can( 'export' );
	}

	/**
	 * Returns whether the person may import designs.
	 */
	public static function may_import(): bool {
		return current_user_can( Admin_Page::CAPABILITY );
	}

	/**
	 * Returns whether the person may write records of a kind. Kinds whose records are live at once need the right to publish drafts.
	 *
	 * @param string $kind The kind.
	 */
	public static function may_write( string $kind ): bool {
		if ( in_array( $kind, self::INERT, true ) && ! Proposers::may_publish() ) {
			return false;
		}
		$type = isset( self::TYPES[ $kind ] ) ? get_post_type_object( self::TYPES[ $kind ] ) : null;

		return current_user_can( Admin_Page::CAPABILITY ) && ( ! $type || ( current_user_can( $type->cap->create_posts ) && current_user_can( $type->cap->publish_posts ) ) );
	}

	/**
	 * Finds the values of a record that the person may not write.
	 *
	 * @param array $record The record.
	 * @return list<string> `markup` and `css`.
	 */
	public static function find_losses( array $record ): array {
		$losses = array();
		if ( in_array( $record['kind'], array( 'styles', 'style', 'look' ), true ) ) {
			if ( ! current_user_can( 'edit_css' ) && str_contains( $record['content'], '"css":' ) ) {
				$losses[] = 'css';
			}
		} elseif ( '' !== $record['content'] && 'font' !== $record['kind'] && Lost_Markup::find( $record['content'], wp_unslash( sanitize_post_field( 'post_content', wp_slash( $record['content'] ), 0, 'db' ) ) ) ) {
			$losses[] = 'markup';
		}

		return $losses;
	}
}

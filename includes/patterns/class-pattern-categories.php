<?php
/**
 * The categories of patterns.
 *
 * @package Atelier
 */

namespace Atelier\Patterns;

use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Write_Guard;
use WP_Block_Pattern_Categories_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Lists the categories of WordPress, the theme and plugins, and those that people created.
 */
final class Pattern_Categories {
	/**
	 * Constructor.
	 *
	 * @param Content_Tokens $tokens Computes tokens.
	 */
	public function __construct( private readonly Content_Tokens $tokens ) {}

	/**
	 * Returns all categories, including empty ones. The list of patterns counts the patterns of each.
	 *
	 * @return list<array<string, mixed>>
	 */
	public function all(): array {
		return array_merge( $this->registered(), $this->made_by_people() );
	}

	/**
	 * Returns the categories that code registers.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function registered(): array {
		return array_map(
			static fn( array $category ): array => array(
				'name'        => (string) ( $category['name'] ?? '' ),
				'label'       => (string) ( $category['label'] ?? $category['name'] ?? '' ),
				'description' => (string) ( $category['description'] ?? '' ),
			),
			array_values( WP_Block_Pattern_Categories_Registry::get_instance()->get_all_registered() )
		);
	}

	/**
	 * Returns the categories that people created.
	 *
	 * @return list<array<string, mixed>>
	 */
	private function made_by_people(): array {
		$terms = get_terms(
			array(
				'taxonomy'   => Pattern_List::TAXONOMY,
				'hide_empty' => false,
			)
		);

		return array_map(
			fn( \WP_Term $term ): array => array(
				'id'          => $term->term_id,
				'name'        => $term->slug,
				'label'       => html_entity_decode( $term->name, ENT_QUOTES, 'UTF-8' ),
				'description' => $term->description,
				'canEdit'     => current_user_can( 'edit_term', $term->term_id ),
				'canDelete'   => current_user_can( 'delete_term', $term->term_id ),
			) + array(
				Write_Guard::TOKEN_FIELD => $this->tokens->get_term_token( $term->term_id ),
			),
			is_array( $terms ) ? array_values( $terms ) : array()
		);
	}
}

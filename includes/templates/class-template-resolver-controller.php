<?php
/**
 * The REST route of the resolver.
 *
 * @package Atelier
 */

namespace Atelier\Templates;

use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/template-resolver`: for an address, a post, a term or an author, the slugs that WordPress looks for and the template
 * that serves.
 */
final class Template_Resolver_Controller extends Template_Reader {
	/**
	 * Constructor.
	 *
	 * @param Template_Resolver $resolver Finds templates.
	 */
	public function __construct( private Template_Resolver $resolver ) {
		parent::__construct( 'template-resolver' );
	}

	/**
	 * Describes the parameters of the route.
	 *
	 * @return array<string, mixed>
	 */
	public function get_collection_params() {
		$id = array(
			'type'    => 'integer',
			'minimum' => 1,
		);

		return array(
			'url'    => array(
				'description' => __( 'An address of this site, or its path.', 'atelier' ),
				'type'        => 'string',
				'maxLength'   => 2000,
			),
			'post'   => array( 'description' => __( 'Id of a post.', 'atelier' ) ) + $id,
			'term'   => array( 'description' => __( 'Id of a term.', 'atelier' ) ) + $id,
			'author' => array( 'description' => __( 'Id of an author.', 'atelier' ) ) + $id,
		);
	}

	/**
	 * Checks that the person may design the site, and read the post of the request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		$post = $request['post'] ? get_post( $request['post'] ) : null;

		return $post && ! current_user_can( 'read_post', $post->ID ) ? self::check( false ) : parent::get_items_permissions_check( $request );
	}

	/**
	 * Resolves the subject of the request.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		if ( $request['post'] ) {
			$post = get_post( $request['post'] );
			if ( ! $post || ! is_post_type_viewable( $post->post_type ) ) {
				return $this->not_found();
			}
			$answer = $this->resolver->resolve_query(
				'page' === $post->post_type
					? array( 'page_id' => $post->ID )
					: array(
						'p'           => $post->ID,
						'post_type'   => $post->post_type,
						'post_status' => 'any',
					)
			);
		} elseif ( $request['term'] ) {
			$term     = get_term( $request['term'] );
			$taxonomy = $term instanceof \WP_Term ? get_taxonomy( $term->taxonomy ) : null;
			if ( ! $taxonomy || ! $taxonomy->public ) {
				return $this->not_found();
			}
			$answer = $this->resolver->resolve_query( self::query_of_term( $term ) );
		} elseif ( $request['author'] ) {
			if ( ! Template_Resolver::can_see_author( $request['author'] ) ) {
				return $this->not_found();
			}
			$answer = $this->resolver->resolve_query( array( 'author' => $request['author'] ) );
		} else {
			$answer = $this->resolver->resolve_url( (string) ( $request['url'] ?? '/' ) );
		}

		return rest_ensure_response( $answer );
	}

	/**
	 * Describes the response.
	 *
	 * @return array<string, mixed>
	 */
	public function get_item_schema() {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-template-resolution',
			'type'       => 'object',
			'properties' => array(
				'kind'   => array( 'type' => 'string' ),
				'title'  => array( 'type' => 'string' ),
				'slugs'  => array(
					'type'  => 'array',
					'items' => array( 'type' => 'string' ),
				),
				'winner' => array( 'type' => array( 'string', 'null' ) ),
			),
		);
	}

	/**
	 * Returns the query variables of a term's archive.
	 *
	 * @param \WP_Term $term The term.
	 */
	private static function query_of_term( \WP_Term $term ): array {
		if ( 'category' === $term->taxonomy ) {
			return array( 'cat' => $term->term_id );
		}

		return 'post_tag' === $term->taxonomy
			? array( 'tag_id' => $term->term_id )
			: array(
				'taxonomy' => $term->taxonomy,
				'term'     => $term->slug,
			);
	}

	/**
	 * Returns the error for a missing subject.
	 */
	private function not_found(): WP_Error {
		return new WP_Error( 'atelier_nothing_to_resolve', __( 'What was asked for is not there, or has no page on the site.', 'atelier' ), array( 'status' => 404 ) );
	}
}

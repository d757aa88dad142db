<?php
/**
 * Writes planned changes of records.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Writes\Content_Tokens;
use Atelier\Writes\Internal_Request;
use Atelier\Writes\Loss_Report;
use Atelier\Writes\Stored_Markup;
use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Writes one record by the route of a person's own save, so that the same rights, locks, tokens, checks and revisions apply.
 */
final class Record_Writer {
	/** Status of the error for a record that does not exist any more. */
	private const GONE = 404;

	/**
	 * Builds the service.
	 *
	 * @param Content_Tokens $tokens Makes tokens.
	 * @param Lost_Records   $lost   Recreates permanently deleted records.
	 */
	public function __construct( private readonly Content_Tokens $tokens, private readonly Lost_Records $lost ) {}

	/**
	 * Writes a plan.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw; empty for none.
	 * @return array{kept: string[]}|WP_Error Kinds of values that were not written: `css` or `markup`.
	 */
	public function write( array $plan, string $token ) {
		if ( ! $plan['record'] ) {
			return $this->write_setting( $plan, $token );
		}

		return match ( $plan['action'] ) {
			Change_Plan::CHANGE   => $this->write_values( $plan, $token ),
			Change_Plan::RECREATE => $this->recreate( $plan, $token ),
			Change_Plan::RESET,
			Change_Plan::REMOVE   => $this->remove( $plan, $token ),
			default               => new WP_Error( 'atelier_not_kept', __( 'WordPress has not kept what this was at that time.', 'atelier' ), array( 'status' => 409 ) ),
		};
	}

	/**
	 * Writes the values of an existing record.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw.
	 * @return array{kept: string[]}|WP_Error
	 */
	private function write_values( array $plan, string $token ) {
		if ( 'wp_global_styles' === $plan['kind'] ) {
			return $this->write_styles( $plan, $token );
		}
		$value = $plan['then'];
		$body  = array(
			'title'   => $value['title'],
			'content' => $value['content'],
		);
		if ( in_array( $plan['kind'], array( 'wp_template', 'wp_template_part' ), true ) ) {
			$body['description'] = $value['excerpt'];
		}
		$answer = $this->send( 'POST', self::get_route( $plan['record'] ), $body, $token );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}

		return array( 'kept' => empty( $answer[ Loss_Report::FIELD ] ) ? array() : array( 'markup' ) );
	}

	/**
	 * Writes styles. For a person who may not write CSS, it keeps the current CSS, and does not clean the other values, which were stored before.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw.
	 * @return array{kept: string[]}|WP_Error
	 */
	private function write_styles( array $plan, string $token ) {
		$then  = Change_Plan::read_config( $plan['then'] );
		$now   = Change_Plan::read_config( $plan['now'] );
		$kept  = array();
		$write = fn() => $this->send( 'POST', self::get_route( $plan['record'] ), $then, $token );
		if ( ! current_user_can( 'edit_css' ) ) {
			$styles = Change_Plan::preserve_css( $then['styles'], $now['styles'] );
			$kept   = $styles == $then['styles'] ? array() : array( 'css' ); // Ignores the order of keys.

			$then['styles'] = $styles;
			$write          = fn() => Stored_Markup::run_with_stored_markup( fn() => $this->send( 'POST', self::get_route( $plan['record'] ), $then, $token ) );
		}
		$answer = $write();

		return is_wp_error( $answer ) ? $answer : array( 'kept' => $kept );
	}

	/**
	 * Restores or recreates a deleted record, with its content at the moment.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw.
	 * @return array{kept: string[]}|WP_Error
	 */
	private function recreate( array $plan, string $token ) {
		$id = $plan['record']['id'];
		if ( isset( $plan['record']['lost'] ) ) {
			$made = $this->lost->make( $plan['record'], $plan['then'] );

			return is_wp_error( $made ) ? $made : array( 'kept' => array() );
		}
		$now = (string) $this->tokens->get_post_token( $id, true );
		if ( '' !== $token && ! hash_equals( $now, $token ) ) {
			return new WP_Error(
				'atelier_changed_meanwhile',
				__( 'This was changed by someone else meanwhile.', 'atelier' ),
				array(
					'status' => 412,
					'token'  => $now,
				)
			);
		}
		$answer = $this->send( 'POST', "/atelier/v1/deletions/$id/restore", array(), '' );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$stored = Revision_Rows::read_values( array( $id ) )[ $id ] ?? null;

		return Change_Plan::are_equal( $plan['kind'], $plan['then'], $stored ) ? array( 'kept' => array() ) : $this->write_values( $plan, '' );
	}

	/**
	 * Moves a record to the trash.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw.
	 * @return array{kept: string[]}|WP_Error
	 */
	private function remove( array $plan, string $token ) {
		$answer = $this->send( 'DELETE', self::get_route( $plan['record'] ), array( 'force' => true ), $token );

		return is_wp_error( $answer ) && self::GONE !== ( $answer->get_error_data()['status'] ?? 0 ) ? $answer : array( 'kept' => array() );
	}

	/**
	 * Writes a setting.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw.
	 * @return array{kept: string[]}|WP_Error
	 */
	private function write_setting( array $plan, string $token ) {
		$name = $plan['id'];
		if ( Design_Settings::BLOCK_STYLE === $plan['kind'] ) {
			return $this->write_block_style( $plan, $token );
		}
		$answer = Design_Settings::ACTIVE === $plan['kind']
			? $this->send( 'PUT', "/atelier/v1/active-templates/$name", array( 'template' => $plan['then'] ), $token )
			: $this->send( 'POST', '/wp/v2/settings', array( $name => $plan['then'] ), '' === $token ? '' : (string) wp_json_encode( array( $name => $token ) ) );

		return is_wp_error( $answer ) ? $answer : array( 'kept' => array() );
	}

	/**
	 * Adds, renames or removes a block style.
	 *
	 * @param array  $plan  The plan.
	 * @param string $token Token of the value that the person saw.
	 * @return array{kept: string[]}|WP_Error
	 */
	private function write_block_style( array $plan, string $token ) {
		$now = $plan['now'];
		if ( '' !== $token && ( is_string( $now ) ? md5( $now ) : '' ) !== $token ) {
			return new WP_Error( 'atelier_conflict', __( 'It was changed since.', 'atelier' ), array( 'status' => 412 ) );
		}
		$at    = (int) strrpos( $plan['id'], '/' );
		$style = array(
			'block' => substr( $plan['id'], 0, $at ),
			'name'  => substr( $plan['id'], $at + 1 ),
		);
		list( $action, $fields ) = match ( true ) {
			! is_string( $plan['then'] ) => array( '/remove', array() ),
			! is_string( $now )          => array( '', array( 'label' => $plan['then'] ) ),
			default                      => array( '/rename', array( 'label' => $plan['then'], 'was' => $now ) ),
		};
		$answer = $this->send( 'POST', "/atelier/v1/block-styles$action", $style + $fields, '' );

		return is_wp_error( $answer ) ? $answer : array( 'kept' => array() );
	}

	/**
	 * Sends an internal request.
	 *
	 * @param string $method Its method.
	 * @param string $route  Its route.
	 * @param array  $body   Its parameters.
	 * @param string $token  Token of the value that the person saw.
	 * @return array|WP_Error The data of the response.
	 */
	private function send( string $method, string $route, array $body, string $token ) {
		$response = rest_do_request( Internal_Request::make( $method, $route, $body, $token ) );

		return $response->is_error() ? Internal_Request::to_error( $response ) : (array) $response->get_data();
	}

	/**
	 * Returns the route of a record.
	 *
	 * @param array $record The record.
	 */
	private static function get_route( array $record ): string {
		return Internal_Request::get_route( $record['kind'], (int) $record['id'], Design_Records::get_rest_id( $record ) );
	}
}

<?php
/**
 * The REST routes of the history.
 *
 * @package Atelier
 */

namespace Atelier\History;

use Atelier\Http\Design_Controller;
use Atelier\Page\Admin_Page;
use Atelier\Writes\Unreadable_Database;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/history`: lists changes and their authors, and describes and writes the changes of going back to a moment.
 */
final class History_Controller extends Design_Controller {
	private const MAX_ITEMS = 500;

	/**
	 * Builds the controller.
	 *
	 * @param History_List    $list    Reads pages of the history.
	 * @param Design_Records  $records Lists records.
	 * @param Past_Design     $past    Reads the design of a moment.
	 * @param Planned_Changes $changes Plans changes.
	 * @param Going_Back      $going   Writes plans.
	 */
	public function __construct(
		private readonly History_List $list,
		private readonly Design_Records $records,
		private readonly Past_Design $past,
		private readonly Planned_Changes $changes,
		private readonly Going_Back $going
	) {
		parent::__construct( 'history' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$at = array( 'at' => self::at_argument() );
		$this->add_route(
			'/interrupted',
			array(
				$this->endpoint(
					WP_REST_Server::CREATABLE,
					'end_interrupted',
					'permissions_check',
					array(
						'choice' => array(
							'description' => __( 'Whether to continue or undo the going back that was interrupted.', 'atelier' ),
							'type'        => 'string',
							'enum'        => array( 'continue', 'undo' ),
							'required'    => true,
						),
					)
				),
			)
		);
		$this->add_route( '', $this->reader( 'get_items', 'get_items_permissions_check', $this->get_collection_params() ), array( $this, 'get_public_item_schema' ) );
		$this->add_route( '/changes', $this->reader( 'get_changes', 'permissions_check', $at ) );
		$this->add_route( '/state', $this->reader( 'get_state', 'permissions_check', array( 'at' => self::state_argument(), 'record' => self::key_argument() + array( 'required' => true ) ) ) );
		$this->add_route(
			'/restore',
			array(
				$this->endpoint(
					WP_REST_Server::CREATABLE,
					'restore',
					'permissions_check',
					$at + array(
						'items' => array(
							'description' => __( 'What goes back, each with the token of what the person saw.', 'atelier' ),
							'type'        => 'array',
							'required'    => true,
							'minItems'    => 1,
							'maxItems'    => self::MAX_ITEMS,
							'items'       => array(
								'type'                 => 'object',
								'additionalProperties' => false,
								'properties'           => array(
									'key'   => self::key_argument() + array( 'required' => true ),
									'token' => array(
										'type'      => array( 'string', 'null' ),
										'maxLength' => 200,
									),
								),
							),
						),
					)
				),
			)
		);
	}

	/**
	 * Returns the argument with the id of a moment.
	 */
	public static function at_argument(): array {
		return array(
			'description' => __( 'The moment: a time in seconds, or the name of one that is kept.', 'atelier' ),
			'type'        => 'string',
			'pattern'     => '^([1-9]\d{0,10}|moment-[1-9]\d{0,14})$',
			'required'    => true,
		);
	}

	/**
	 * Returns the argument with the id of a state: a moment, the live design of a draft's record, or a revision of the draft.
	 */
	private static function state_argument(): array {
		return array( 'pattern' => '^([1-9]\d{0,10}|moment-[1-9]\d{0,14}|draft-[1-9]\d{0,14}|live)$' ) + self::at_argument();
	}

	/**
	 * Checks that the person may edit the design.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( current_user_can( Admin_Page::CAPABILITY ), __( 'Sorry, you are not allowed to see the history of the design.', 'atelier' ) );
	}

	/**
	 * Checks the same, and that the person may know the author by whom they filter.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function get_items_permissions_check( $request ) {
		$allowed = $this->permissions_check( $request );
		$author  = $request['author'];

		return true !== $allowed || ! is_numeric( $author ) || People::may_know( (int) $author ) ? $allowed : self::allow( false, __( 'Sorry, you are not allowed to filter by author.', 'atelier' ) );
	}

	/**
	 * Reads a page of the history.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		$filter = array(
			'kind'   => (string) $request['kind'],
			'record' => (string) $request['record'],
			'search' => trim( (string) $request['search'] ),
			'author' => null === $request['author'] ? null : (int) $request['author'],
		);
		$around = (int) $request['around'];
		$cursor = Row_Answer::parse_cursor( (string) $request['before'] ) ?? null;
		try {
			$cursor ??= $around > 0 ? self::find_cursor( $around ) : null;
			$page    = $this->list->read( $filter, $cursor, (int) $request['per_page'] );
			$records = $this->records->all();
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
		$authors = array_unique( array_column( $page['rows'], 'author' ) );
		People::prime( array( ...$authors, ...array_filter( array_map( static fn( array $row ): int => $row['act']['by'] ?? 0, $page['rows'] ) ) ) );
		$people = array_map( array( People::class, 'describe' ), $authors );

		return new WP_REST_Response(
			array(
				'rows'      => array_map( static fn( array $row ): array => Row_Answer::describe( $row, $records ), $page['rows'] ),
				'next'      => Row_Answer::format_cursor( $page['next'] ),
				'authors'   => array_values( array_filter( $people, static fn( array $person ): bool => $person['id'] > 0 ) ),
				'now'       => time(),
				'interrupted' => $this->going->find_interrupted(),
				'nonce'     => Moment_Preview::make_nonce(),
				'revisions' => 0 !== wp_revisions_to_keep( new \WP_Post( (object) array( 'post_type' => 'wp_block' ) ) ),
			)
		);
	}

	/**
	 * Answers with the changes that going back would make.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_changes( $request ) {
		try {
			$moment = Past_Design::open( (string) $request['at'] );
			if ( ! $moment ) {
				return self::gone();
			}

			return new WP_REST_Response(
				array(
					'at'      => $moment['at'],
					'time'    => $moment['time'],
					'name'    => $moment['name'],
					'theme'   => get_stylesheet(),
					'changes' => $this->changes->describe( $this->changes->plan( $moment ) ),
				)
			);
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
	}

	/**
	 * Reads one record at a moment.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_state( $request ) {
		$key = (string) $request['record'];
		/**
		 * Filters the state of a record before the history reads it: a draft of the design adds the live one and its revisions.
		 *
		 * @param array|null $state The state; null to read it from the history.
		 * @param string     $at    Id of the state.
		 * @param string     $key   Key of the record.
		 */
		$state = apply_filters( 'atelier_design_state', null, (string) $request['at'], $key );
		if ( is_array( $state ) ) {
			return new WP_REST_Response( $state );
		}
		try {
			$moment = Past_Design::open( (string) $request['at'] );
			if ( ! $moment ) {
				return self::gone();
			}
			$answer = Design_Settings::is_value( $key ) ? $this->describe_setting( $moment, $key ) : $this->describe_record( $moment, $key );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}

		return $answer ? new WP_REST_Response( $answer + array_intersect_key( $moment, array_flip( array( 'at', 'time', 'name' ) ) ) ) : new WP_Error( 'rest_post_invalid_id', __( 'There is no such item.', 'atelier' ), array( 'status' => 404 ) );
	}

	/**
	 * Writes the chosen records as they were at a moment.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function restore( $request ) {
		$moment = Past_Design::open( (string) $request['at'] );

		return $moment ? rest_ensure_response( $this->going->run( $moment, $request['items'] ) ) : self::gone();
	}

	/**
	 * Continues or undoes a going back that was interrupted.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function end_interrupted( $request ) {
		return rest_ensure_response( 'undo' === $request['choice'] ? $this->going->undo_interrupted() : $this->going->continue_interrupted() );
	}

	/**
	 * Returns the parameters of the list.
	 *
	 * @return array<string, array>
	 */
	public function get_collection_params(): array {
		return array(
			'before'   => array(
				'description' => __( 'The page that follows another one: what that one named.', 'atelier' ),
				'type'        => 'string',
				'pattern'     => '^\d{1,12}-\d{1,18}$',
			),
			'around'   => array(
				'description' => __( 'A time in seconds that the page begins with.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 99999999999,
			),
			'per_page' => array( 'default' => 20 ) + parent::get_collection_params()['per_page'],
			'kind'     => array(
				'description' => __( 'Only changes of records of this kind.', 'atelier' ),
				'type'        => 'string',
				'enum'        => array( ...Design_Records::KINDS, Design_Settings::ACTIVE, Design_Settings::IDENTITY, Design_Settings::BLOCK_STYLE ),
			),
			'record'   => self::key_argument(),
			'search'   => array(
				'description' => __( 'Only records and moments whose names have this text.', 'atelier' ),
				'type'        => 'string',
				'maxLength'   => 200,
			),
			'author'   => array(
				'description' => __( 'Only changes by this person.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 0,
			),
		);
	}

	/**
	 * Returns the schema of a page.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-history',
			'type'       => 'object',
			'properties' => array(
				'rows'      => array(
					'description' => __( 'What was changed, the newest first.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'object' ),
				),
				'next'      => array( 'type' => array( 'string', 'null' ) ),
				'authors'   => array(
					'type'  => 'array',
					'items' => array( 'type' => 'object' ),
				),
				'now'       => array( 'type' => 'integer' ),
				'interrupted' => array(
					'description' => __( 'The going back that was interrupted.', 'atelier' ),
					'type'        => array( 'object', 'null' ),
				),
				'nonce'     => array( 'type' => 'string' ),
				'revisions' => array(
					'description' => __( 'Whether this site keeps revisions.', 'atelier' ),
					'type'        => 'boolean',
				),
			),
		);
	}

	/**
	 * Returns the argument with the key of a record.
	 */
	private static function key_argument(): array {
		return array(
			'description' => __( 'Kind and name of a record.', 'atelier' ),
			'type'        => 'string',
			'pattern'     => '^((' . implode( '|', Design_Records::KINDS ) . ')/[1-9]\d{0,14}|active/[^\s<>"\'\\\\:*?|]{1,200}|identity/(title|description|site_logo|site_icon)|block-style/[a-z][a-z0-9-]{0,100}/[a-z][a-z0-9-]{0,100}/[a-z0-9][a-z0-9-]{0,100})$',
		);
	}

	/**
	 * Finds the cursor of the page that begins with the ten minutes of a time.
	 *
	 * @param int $time GMT seconds.
	 * @return array{0: int, 1: int}
	 */
	private static function find_cursor( int $time ): array {
		$until = Moment_Rows::get_start( $time ) + Moment_Rows::SPAN;

		return array( $until, Revision_Rows::find_number_at( $until ) );
	}

	/**
	 * Describes a record at a moment; null for none that the person may see.
	 *
	 * @param array  $moment The moment.
	 * @param string $key    Key of the record.
	 */
	private function describe_record( array $moment, string $key ): ?array {
		$states = $this->past->find_states( $moment, $key );
		if ( ! isset( $states[ $key ] ) ) {
			return null;
		}
		$state     = $states[ $key ];
		$value     = Past_Design::read_values( $states )[ $key ] ?? null;
		$is_styles = 'wp_global_styles' === $state['record']['kind'];
		$config    = $is_styles && $value ? array_map( static fn( array $part ): object => (object) $part, Change_Plan::read_config( $value ) ) : array();

		return array(
			'key'      => $key,
			'restId'   => Design_Records::get_rest_id( $state['record'] ),
			'title'    => $value && ! $is_styles ? $value['title'] : $state['record']['title'],
			'content'  => $is_styles ? null : $value['content'] ?? null,
			'settings' => $config['settings'] ?? null,
			'styles'   => $config['styles'] ?? null,
			'value'    => null,
			'is'       => $value ? 'kept' : ( Record_States::ABSENT === $state['is'] ? Record_States::ABSENT : Record_States::NOT_KEPT ),
		);
	}

	/**
	 * Describes a setting at a moment; null where the person may not see it.
	 *
	 * @param array  $moment The moment.
	 * @param string $key    Key of the setting.
	 */
	private function describe_setting( array $moment, string $key ): ?array {
		if ( ! Design_Settings::may_change( $key ) ) {
			return null;
		}
		$values = $this->past->find_settings( $moment );
		$value  = array_key_exists( $key, $values ) ? $values[ $key ] : $this->past->read_setting( $key );

		return array(
			'key'      => $key,
			'restId'   => explode( '/', $key, 2 )[1],
			'title'    => Design_Records::name_setting( $key ),
			'content'  => null,
			'settings' => null,
			'styles'   => null,
			'value'    => $value,
			'is'       => null === $value ? Record_States::ABSENT : 'kept',
		);
	}

	/**
	 * Makes the error for a moment that does not exist any more.
	 */
	public static function gone(): WP_Error {
		return new WP_Error( 'atelier_moment_gone', __( 'This moment is not there any more.', 'atelier' ), array( 'status' => 404 ) );
	}
}

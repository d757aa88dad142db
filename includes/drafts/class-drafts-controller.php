<?php
/**
 * The REST routes of drafts.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Http\Design_Controller;
use Atelier\Writes\Design_Request;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Unwritable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_REST_Server;

defined( 'ABSPATH' ) || exit;

/**
 * Answers `atelier/v1/drafts`: creates, renames, reads, publishes and discards drafts, and undoes publications. Saves in a draft use the
 * routes of the records themselves, see {@see Draft_Guard}.
 */
final class Drafts_Controller extends Design_Controller {
	private const MAX_DAYS = 365;
	private const MAX_NOTE = 1000;

	/**
	 * Builds the controller.
	 *
	 * @param Publication   $publication Makes drafts live.
	 * @param Write_Lock    $lock        Locks a draft.
	 * @param Draft_Filling $filling     Writes states of records into a draft.
	 * @param Proposals     $proposals   Notifies people of proposals.
	 */
	public function __construct( private readonly Publication $publication, private readonly Write_Lock $lock, private readonly Draft_Filling $filling, private readonly Proposals $proposals ) {
		parent::__construct( 'drafts' );
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		$name = array(
			'name' => array(
				'description'       => __( 'Name of the draft.', 'atelier' ),
				'type'              => 'string',
				'required'          => true,
				'minLength'         => 1,
				'maxLength'         => Draft_Table::MAX_NAME,
				'validate_callback' => array( self::class, 'validate_name' ),
			),
		);
		$id   = array(
			'id' => array(
				'description' => __( 'Number of the draft.', 'atelier' ),
				'type'        => 'integer',
				'minimum'     => 1,
			),
		);
		$key  = array(
			'record' => array(
				'description' => __( 'Kind and name of a record.', 'atelier' ),
				'type'        => 'string',
				'required'    => true,
				'maxLength'   => 400,
			),
		);
		$winners = array(
			'winners' => array(
				'description'          => __( 'What wins where the same was changed live meanwhile, by record.', 'atelier' ),
				'type'                 => 'object',
				'default'              => array(),
				'maxProperties'        => 500,
				'additionalProperties' => array(
					'type' => 'string',
					'enum' => array( Publication_Plan::TAKE_DRAFT, Publication_Plan::TAKE_LIVE ),
				),
			),
		);
		$changes = self::describe_changes();
		$days    = array(
			'days' => array(
				'description' => __( 'For how many days the link is good.', 'atelier' ),
				'type'        => 'integer',
				'required'    => true,
				'minimum'     => 1,
				'maximum'     => self::MAX_DAYS,
			),
		);
		$when    = array(
			'at'   => array(
				'description' => __( 'When the draft is published, in the time zone of the site.', 'atelier' ),
				'type'        => 'string',
				'pattern'     => '^\d{4}-\d\d-\d\dT\d\d:\d\d$',
				'required'    => true,
			),
			'mode' => array(
				'description' => __( 'Whether it stops where the same was changed live meanwhile, or publishes the rest.', 'atelier' ),
				'type'        => 'string',
				'enum'        => array( Draft_Schedule::STOP, Draft_Schedule::SKIP ),
				'default'     => Draft_Schedule::STOP,
			),
		);
		$note    = array(
			'note' => array(
				'description' => __( 'A line to the people concerned.', 'atelier' ),
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => self::MAX_NOTE,
			),
		);
		$seen    = self::describe_token();
		$one     = '/(?P<id>[\d]+)';
		$this->add_route( '', array( ...$this->reader( 'get_items', 'work_permissions_check' ), $this->endpoint( WP_REST_Server::CREATABLE, 'create_item', 'work_permissions_check', $name + $changes ) ), array( $this, 'get_public_item_schema' ) );
		$this->add_route( $one, array( ...$this->reader( 'get_item', 'work_permissions_check' ), $this->endpoint( WP_REST_Server::EDITABLE, 'rename', 'work_permissions_check', $name ), $this->endpoint( WP_REST_Server::DELETABLE, 'discard', 'work_permissions_check' ) ), array( $this, 'get_public_item_schema' ), $id );

		// By the end of the route: the callback, the permission callback and the parameters.
		$actions = array(
			'restore'      => array( 'restore', 'work_permissions_check', array() ),
			'take-out'     => array( 'remove_record', 'work_permissions_check', $key ),
			'put-back'     => array( 'restore_record', 'work_permissions_check', $key ),
			'add'          => array( 'add', 'work_permissions_check', $changes ),
			'share'        => array( 'share', 'permissions_check', $days ),
			'stop-sharing' => array( 'stop_sharing', 'permissions_check', array() ),
			'schedule'     => array( 'schedule', 'permissions_check', $when + $winners + $seen ),
			'unschedule'   => array( 'unschedule', 'permissions_check', array() ),
			'ask'          => array( 'propose', 'work_permissions_check', $note ),
			'withdraw'     => array( 'withdraw', 'work_permissions_check', array() ),
			'send-back'    => array( 'send_back', 'permissions_check', $note ),
			'publish'      => array( 'publish', 'permissions_check', $winners + $seen ),
			'undo-interrupted' => array( 'undo_interrupted', 'permissions_check', array() ),
			'take-back'    => array( 'undo_publication', 'permissions_check', $winners ),
		);
		foreach ( $actions as $end => list( $callback, $check, $args ) ) {
			$this->add_route( "$one/$end", array( $this->endpoint( WP_REST_Server::CREATABLE, $callback, $check, $args ) ), null, $id );
		}
	}

	/**
	 * Checks that the person may edit the design.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function permissions_check( $request ) {
		return self::allow( Proposers::may_publish(), __( 'Sorry, you are not allowed to work on drafts of the design.', 'atelier' ) );
	}

	/**
	 * Checks that the person may edit the design, or may propose changes in their own drafts.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return true|WP_Error
	 */
	public function work_permissions_check( $request ) {
		return Proposers::check_request( $request );
	}

	/**
	 * Checks that a name is not empty.
	 *
	 * @param mixed           $value   The name.
	 * @param WP_REST_Request $request The request.
	 * @param string          $name    Name of the argument.
	 * @return true|WP_Error
	 */
	public static function validate_name( $value, $request, $name ) {
		return is_string( $value ) && '' === Draft_Table::clean_name( $value )
			? new WP_Error( 'rest_invalid_param', __( 'A draft needs a name.', 'atelier' ), array( 'status' => 400 ) )
			: rest_validate_request_arg( $value, $request, $name );
	}

	/**
	 * Lists drafts.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_items( $request ) {
		try {
			return new WP_REST_Response( array_map( array( Draft_Answer::class, 'summarize' ), array_values( array_filter( Draft_Table::list_all(), static fn( array $draft ): bool => Draft_Table::DISCARDED !== $draft['status'] && Proposers::may_work_in( $draft ) ) ) ) );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
	}

	/**
	 * Creates a draft, with states of records where the request has some.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function create_item( $request ) {
		Draft_Disposal::remove_expired();
		$problem = Draft_Limits::find_problem_of_new();
		if ( $problem ) {
			return $problem;
		}
		$id = Draft_Table::add( Draft_Table::clean_name( $request['name'] ), ! Design_Request::is_current() );
		if ( $id && $request['changes'] ) {
			return $this->fill( $id, (array) $request['changes'], static fn() => Draft_Table::delete( $id ) );
		}

		return $id ? new WP_REST_Response( Draft_Answer::describe( Draft_Table::find( $id ) ), 201 ) : Unwritable_Database::error( Unwritable_Database::last_error() );
	}

	/**
	 * Writes states of records into a draft, either all or none.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function add( $request ) {
		return $this->fill( (int) $request['id'], (array) $request['changes'] );
	}

	/**
	 * Writes records into a draft. The response has no entries, since this request reads the draft's values as live ones.
	 *
	 * @param int           $id      Number of the draft.
	 * @param array[]       $changes The records.
	 * @param callable|null $clear   Called if that fails.
	 * @return WP_REST_Response|WP_Error
	 */
	private function fill( int $id, array $changes, ?callable $clear = null ) {
		$error = $this->filling->fill( $id, $changes );
		if ( $error ) {
			$clear && $clear();
			return $error;
		}

		return new WP_REST_Response( Draft_Answer::summarize( Draft_Table::find( $id ) ), $clear ? 201 : 200 );
	}

	/**
	 * Returns the argument with the token of the draft that the user saw.
	 */
	private static function describe_token(): array {
		return array(
			'token' => array(
				'description' => __( 'Token of the draft that the user saw.', 'atelier' ),
				'type'        => 'string',
				'default'     => '',
				'maxLength'   => 32,
			),
		);
	}

	/**
	 * Returns the argument with states of records.
	 */
	private static function describe_changes(): array {
		return array(
			'changes' => array(
				'description' => __( 'Records with the values that they have in the draft.', 'atelier' ),
				'type'        => 'array',
				'maxItems'    => Draft_Filling::MAX_CHANGES,
				'default'     => array(),
				'items'       => array(
					'type'                 => 'object',
					'additionalProperties' => false,
					'properties'           => array(
						'record' => array(
							'type'      => 'string',
							'required'  => true,
							'maxLength' => 400,
						),
						'value'  => array(
							'type'     => 'object',
							'required' => true,
						),
					),
				),
			),
		);
	}

	/**
	 * Reads a draft with its entries.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function get_item( $request ) {
		try {
			$draft = Draft_Table::find( (int) $request['id'] );
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}

		return $draft && Draft_Table::DISCARDED !== $draft['status'] ? new WP_REST_Response( Draft_Answer::describe( $draft ) ) : Current_Draft::find_problem( null );
	}

	/**
	 * Renames a draft.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function rename( $request ) {
		return $this->change( $request, static fn( array $draft ): array => array( 'name' => Draft_Table::clean_name( $request['name'] ) ) + $draft );
	}

	/**
	 * Removes a record from a draft, so that it has its live values there. The removal can be undone.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function remove_record( $request ) {
		return $this->change(
			$request,
			static fn( array $draft ): array => self::move( $draft, (string) $request['record'], 'entries', 'taken' )
		);
	}

	/**
	 * Restores a record that was removed from a draft.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function restore_record( $request ) {
		return $this->change(
			$request,
			static fn( array $draft ): array => self::move( $draft, (string) $request['record'], 'taken', 'entries' )
		);
	}

	/**
	 * Moves an entry between lists of a draft's data. A removed entry does not replace one that was made since.
	 *
	 * @param array  $draft The draft.
	 * @param string $key   Key of the entry.
	 * @param string $from  Its list.
	 * @param string $to    Its new list.
	 */
	private static function move( array $draft, string $key, string $from, string $to ): array {
		if ( isset( $draft['data'][ $from ][ $key ] ) && ( 'taken' === $to || ! isset( $draft['data'][ $to ][ $key ] ) ) ) {
			$draft['data'][ $to ][ $key ] = $draft['data'][ $from ][ $key ];
			unset( $draft['data'][ $from ][ $key ] );
		}

		return $draft;
	}

	/**
	 * Discards a draft, which can be restored for some days.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function discard( $request ) {
		$answer = $this->change( $request, static fn( array $draft ) => Publication_Flag::find_open( $draft ) ?? array( 'status' => Draft_Table::DISCARDED ) + Draft_Schedule::clear( $draft ) );
		if ( ! is_wp_error( $answer ) ) {
			$answer->set_data(
				array(
					'deleted'  => true,
					'previous' => $answer->get_data(),
				)
			);
		}

		return $answer;
	}

	/**
	 * Restores a discarded draft; any other is not changed.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function restore( $request ) {
		$problem = Draft_Limits::find_problem_of_new();
		if ( $problem ) {
			return $problem;
		}

		return $this->change(
			$request,
			static fn( array $draft ): array => ( Draft_Table::DISCARDED === $draft['status'] ? array( 'status' => isset( $draft['data']['published'] ) ? Draft_Table::PUBLISHED : Draft_Table::OPEN ) : array() ) + $draft
		);
	}

	/**
	 * Creates a link that shows the draft to people without an account. An earlier link is revoked.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function share( $request ) {
		$made   = Draft_Link::make( (int) $request['id'], $request['days'] * DAY_IN_SECONDS );
		$answer = $this->change(
			$request,
			static function ( array $draft ) use ( $made ) {
				$draft['data']['share'] = $made['share'];

				return Current_Draft::find_problem( $draft ) ?? $draft;
			}
		);
		if ( ! is_wp_error( $answer ) ) {
			// Only this response has the address: its token is stored only as a hash, and the response must not be cached.
			$answer->header( 'Cache-Control', 'no-store, private' );
			$answer->set_data( $answer->get_data() + array( 'url' => $made['url'] ) );
		}

		return $answer;
	}

	/**
	 * Revokes the link of a draft.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function stop_sharing( $request ) {
		return $this->change(
			$request,
			static function ( array $draft ): array {
				unset( $draft['data']['share'] );

				return $draft;
			}
		);
	}

	/**
	 * Schedules the publication of a draft.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function schedule( $request ) {
		$local = str_replace( 'T', ' ', (string) $request['at'] ) . ':00';
		$time  = (int) strtotime( get_gmt_from_date( $local ) . ' UTC' );
		if ( $time <= time() ) {
			return new WP_Error( 'rest_invalid_param', __( 'This time has passed.', 'atelier' ), array( 'status' => 400 ) );
		}

		return $this->change( $request, static fn( array $draft ) => Current_Draft::find_problem( $draft ) ?? Proposals::find_refusal( $draft ) ?? Proposals::find_change( $draft, (string) $request['token'] ) ?? Draft_Schedule::set( $draft, $time, (string) $request['mode'], (array) $request['winners'] ) );
	}

	/**
	 * Removes the schedule of a draft.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function unschedule( $request ) {
		return $this->change( $request, static fn( array $draft ): array => Draft_Schedule::clear( $draft ) );
	}

	/**
	 * Proposes a draft for publication, and notifies those who may publish it.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function propose( $request ) {
		$answer = $this->change( $request, static fn( array $draft ) => Proposals::propose( $draft, (string) $request['note'] ) );
		if ( ! is_wp_error( $answer ) ) {
			$this->proposals->notify_publishers( Draft_Table::find( (int) $request['id'] ) );
		}

		return $answer;
	}

	/**
	 * Withdraws a request for publication.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function withdraw( $request ) {
		return $this->change( $request, static fn( array $draft ): array => Proposals::withdraw( $draft ) );
	}

	/**
	 * Sends a proposal back to the person who made it, with a note.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function send_back( $request ) {
		$answer = $this->change( $request, static fn( array $draft ) => Proposals::send_back( $draft, (string) $request['note'] ) );
		if ( ! is_wp_error( $answer ) ) {
			$this->proposals->notify_proposer( Draft_Table::find( (int) $request['id'] ) );
		}

		return $answer;
	}

	/**
	 * Publishes a draft.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function publish( $request ) {
		return self::answer( fn() => $this->publication->publish( (int) $request['id'], (array) $request['winners'], static fn( array $draft ) => Proposals::find_change( $draft, (string) $request['token'] ) ) );
	}

	/**
	 * Restores the design from before a publication that was interrupted.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function undo_interrupted( $request ) {
		return self::answer( fn() => $this->publication->undo_interrupted( (int) $request['id'] ) );
	}

	/**
	 * Undoes a publication.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	public function undo_publication( $request ) {
		return self::answer( fn() => $this->publication->undo( (int) $request['id'], (array) $request['winners'] ) );
	}

	/**
	 * Returns the schema of a draft.
	 */
	public function get_item_schema(): array {
		return array(
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'atelier-draft',
			'type'       => 'object',
			'properties' => array(
				'id'      => array( 'type' => 'integer' ),
				'name'    => array( 'type' => 'string' ),
				'status'  => array( 'type' => 'string' ),
				'entries' => array(
					'description' => __( 'What the draft changes.', 'atelier' ),
					'type'        => 'array',
					'items'       => array( 'type' => 'object' ),
				),
			),
		);
	}

	/**
	 * Changes a draft under its lock.
	 *
	 * @param WP_REST_Request $request The request.
	 * @param callable        $change  Receives the draft, and returns the changed draft or an error.
	 * @return WP_REST_Response|WP_Error
	 */
	private function change( WP_REST_Request $request, callable $change ) {
		$id = (int) $request['id'];

		return self::answer(
			fn() => $this->lock->run(
				"draft:$id",
				static function () use ( $id, $change ) {
					$draft = Draft_Table::find( $id );
					$after = $draft ? $change( $draft ) : Current_Draft::find_problem( null );
					if ( is_wp_error( $after ) || $after === $draft || Draft_Table::save( $after ) ) {
						return $after;
					}

					return Unwritable_Database::error( Unwritable_Database::last_error() );
				}
			)
		);
	}

	/**
	 * Answers with the draft that a function returns.
	 *
	 * @param callable $run Returns a draft or an error.
	 * @return WP_REST_Response|WP_Error
	 */
	private static function answer( callable $run ) {
		try {
			$draft = $run();
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}

		return is_wp_error( $draft ) ? $draft : new WP_REST_Response( Draft_Answer::describe( $draft ) );
	}
}

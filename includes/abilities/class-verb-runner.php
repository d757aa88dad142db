<?php
/**
 * Runs verbs.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

use Atelier\Drafts\Change_Words;
use Atelier\Drafts\Current_Draft;
use Atelier\Drafts\Draft_Filling;
use Atelier\Drafts\Draft_Limits;
use Atelier\Drafts\Draft_Table;
use Atelier\Drafts\Proposers;
use Atelier\Page\Address;
use Atelier\Writes\Internal_Request;
use Atelier\Writes\Loss_Report;
use Atelier\Writes\Unreadable_Database;
use Atelier\Writes\Unwritable_Database;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Sends the request of a verb to its route. A verb that writes does so in a draft, as one run: either all of it is stored or nothing.
 */
final class Verb_Runner {
	/** Code of the error that ends a run whose changes are not wanted. */
	private const DRY = 'atelier_dry_run';

	/** Most changes in words of an answer. */
	private const WORDS = 100;

	/**
	 * Constructor.
	 *
	 * @param Draft_Filling $filling Runs writes in a draft.
	 * @param Current_Draft $current The draft of this request.
	 * @param Address       $address Addresses of Design.
	 */
	public function __construct( private readonly Draft_Filling $filling, private readonly Current_Draft $current, private readonly Address $address ) {}

	/**
	 * Runs a verb.
	 *
	 * @param Verb          $verb    The verb.
	 * @param array         $input   Its input, which its schema has checked.
	 * @param bool          $is_live Whether a verb that writes may change the live design, where the input names no draft.
	 * @param callable|null $tick    Called after each step of a run.
	 * @return array|WP_Error The answer, see {@see Verb::output_schema()}; without `limits`.
	 */
	public function run( Verb $verb, array $input, bool $is_live = false, ?callable $tick = null ) {
		if ( ! $verb->is_allowed() ) {
			return new WP_Error( 'rest_forbidden', __( 'Sorry, you are not allowed to do that.', 'atelier' ), array( 'status' => rest_authorization_required_code() ) );
		}
		try {
			return match ( true ) {
				! $verb->is_write()                         => $this->read( $verb, $input ),
				! $verb->is_in_draft()                      => $this->change_draft( $verb, $input ),
				isset( $input[ Verb::DRAFT_INPUT ] )        => $this->write( $verb, $input, $tick ),
				$is_live && Verb::WRITE === $verb->kind && Proposers::may_publish() => $this->answer( $verb, $this->send( $verb, $input, ! empty( $input['dry_run'] ) ), null ),
				default                                     => new WP_Error( 'atelier_draft_required', __( 'Nothing was changed: this needs a draft. Name one by its number, or “new”.', 'atelier' ), array( 'status' => 409 ) ),
			};
		} catch ( Unreadable_Database $problem ) {
			return $problem->to_error();
		}
	}

	/**
	 * Reads the live design, or a draft.
	 *
	 * @param Verb  $verb  The verb.
	 * @param array $input Its input.
	 * @return array|WP_Error
	 */
	private function read( Verb $verb, array $input ) {
		$is_own = in_array( Verb::DRAFT_INPUT, $verb->required, true );
		$draft  = $is_own ? 0 : (int) ( $input[ Verb::DRAFT_INPUT ] ?? 0 );
		$error  = $draft && ! $this->current->get() ? $this->current->enter( $draft ) : null;

		// Who may only propose reads the design, too. A route that reads changes nothing.
		return $error ?? Proposers::with_right( fn() => $this->answer( $verb, $this->send( $verb, $input ), $draft ? Draft_Table::find( $draft ) : null ) );
	}

	/**
	 * Changes a draft itself.
	 *
	 * @param Verb  $verb  The verb.
	 * @param array $input Its input.
	 * @return array|WP_Error
	 */
	private function change_draft( Verb $verb, array $input ) {
		$is_dry   = ! empty( $input['dry_run'] );
		$response = $this->send( $verb, $input, $is_dry );
		$id       = (int) ( $input[ Verb::DRAFT_INPUT ] ?? ( $response->is_error() ? 0 : $response->get_data()['id'] ?? 0 ) );

		return $this->answer( $verb, $response, $id && ! $response->is_error() ? Draft_Table::find( $id ) : null );
	}

	/**
	 * Changes the design in a draft.
	 *
	 * @param Verb          $verb  The verb.
	 * @param array         $input Its input.
	 * @param callable|null $tick  Called after each step of a run.
	 * @return array|WP_Error
	 */
	private function write( Verb $verb, array $input, ?callable $tick ) {
		$is_new = Verb::NEW_DRAFT === $input[ Verb::DRAFT_INPUT ];
		$id     = $is_new ? $this->add_draft() : (int) $input[ Verb::DRAFT_INPUT ];
		if ( is_wp_error( $id ) ) {
			return $id;
		}
		$is_dry  = ! empty( $input['dry_run'] );
		$answer  = null;
		$is_done = false;
		if ( $is_new ) {
			// A fatal error ends the request.
			register_shutdown_function(
				static function () use ( $id, &$is_done ): void {
					$is_done || Draft_Table::delete( $id );
				}
			);
		}
		$error   = $this->filling->run(
			$id,
			function () use ( $verb, $input, $tick, $is_dry, &$answer ): ?WP_Error {
				$before = $this->current->get()['data']['entries'];
				$answer = Verb::RUN === $verb->kind ? $this->run_steps( $input['steps'], $tick ) : $this->answer( $verb, $this->send( $verb, $input ), null );
				if ( is_wp_error( $answer ) ) {
					return $answer;
				}
				$answer['draft'] = $this->describe( $this->current->get(), $before );

				return $is_dry ? new WP_Error( self::DRY ) : null;
			}
		);
		$is_done = true;
		if ( $error && $is_new ) {
			Draft_Table::delete( $id );
		}
		if ( $error && self::DRY !== $error->get_error_code() ) {
			return $error;
		}

		return $is_dry ? array( 'dry_run' => true ) + $answer : $answer;
	}

	/**
	 * Runs steps until one fails.
	 *
	 * @param array[]       $steps The steps.
	 * @param callable|null $tick  Called after each of them.
	 * @return array|WP_Error
	 */
	private function run_steps( array $steps, ?callable $tick ) {
		$results = array();
		foreach ( $steps as $at => $step ) {
			$verb  = Verb_Table::find( $step['verb'] );
			$input = (array) $step['input'];
			$valid = Verb::WRITE === $verb?->kind
				? rest_validate_value_from_schema( $input, $verb->input_schema( true ), 'input' )
				/* translators: %s: name of a verb, such as "styles-set". */
				: new WP_Error( 'rest_invalid_param', sprintf( __( '“%s” is no verb that writes into a draft.', 'atelier' ), $step['verb'] ) );
			$done = is_wp_error( $valid ) ? $valid : $this->answer( $verb, $this->send( $verb, rest_sanitize_value_from_schema( $input, $verb->input_schema( true ) ) ), null );
			if ( is_wp_error( $done ) ) {
				$data = $done->get_error_data();

				/* translators: 1: number of a step. 2: name of a verb. 3: a message. */
				return new WP_Error( $done->get_error_code(), sprintf( __( 'Nothing was changed. Step %1$d, “%2$s”: %3$s', 'atelier' ), $at + 1, $step['verb'], $done->get_error_message() ), ( is_array( $data ) ? $data : array() ) + array( 'status' => 400 ) );
			}
			$results[] = array(
				'verb'   => $step['verb'],
				'result' => $done['result'],
			);
			$tick && $tick();
		}

		return array(
			'result'    => (object) array( 'steps' => $results ),
			'draft'     => null,
			'shortened' => false,
		);
	}

	/**
	 * Creates a draft that is named after the current person.
	 *
	 * @return int|WP_Error Its number.
	 */
	private function add_draft() {
		$problem = Draft_Limits::find_problem_of_new();
		if ( $problem ) {
			return $problem;
		}
		/* translators: 1: name of a user. 2: date and time. */
		$name = sprintf( __( '%1$s, %2$s', 'atelier' ), wp_get_current_user()->display_name, wp_date( get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) );
		$id   = Draft_Table::add( mb_substr( Draft_Table::clean_name( $name ), 0, Draft_Table::MAX_NAME ), true );

		return $id ? $id : Unwritable_Database::error( Unwritable_Database::last_error() );
	}

	/**
	 * Sends the request of a verb.
	 *
	 * @param Verb  $verb   The verb.
	 * @param array $input  Its input.
	 * @param bool  $is_dry Whether its parameters and rights are checked only.
	 */
	private function send( Verb $verb, array $input, bool $is_dry = false ): WP_REST_Response {
		$request = $verb->to_request( $input );
		if ( ! $is_dry ) {
			return rest_do_request( $request );
		}
		$stop = static fn( $result, WP_REST_Request $sent ) => $sent === $request ? new WP_REST_Response( array( 'would' => $request->get_method() . ' ' . $request->get_route() ) ) : $result;
		add_filter( 'rest_dispatch_request', $stop, PHP_INT_MIN, 2 );
		try {
			return rest_do_request( $request );
		} finally {
			remove_filter( 'rest_dispatch_request', $stop, PHP_INT_MIN );
		}
	}

	/**
	 * Makes the answer of a verb.
	 *
	 * @param Verb             $verb     The verb.
	 * @param WP_REST_Response $response The response of its route.
	 * @param array|null       $draft    The draft of the request.
	 * @return array|WP_Error
	 */
	private function answer( Verb $verb, WP_REST_Response $response, ?array $draft ) {
		if ( $response->is_error() ) {
			return Internal_Request::to_error( $response );
		}
		$data = $response->get_data();
		if ( is_array( $data ) && array( 'would' ) === array_keys( $data ) ) {
			return array(
				'dry_run'   => true,
				'result'    => (object) $data,
				'draft'     => null,
				'shortened' => false,
			);
		}
		$dropped = is_array( $data ) ? $data[ Loss_Report::FIELD ] ?? null : null;

		return Verb_Answer::make( $verb, $data ) + array( 'draft' => $draft ? $this->describe( $draft, null ) : null ) + ( $dropped ? compact( 'dropped' ) : array() );
	}

	/**
	 * Describes a draft.
	 *
	 * @param array      $draft  The draft.
	 * @param array|null $before Its entries before the request; null where no words are wanted.
	 */
	private function describe( array $draft, ?array $before ): array {
		$words = array();
		foreach ( null === $before ? array() : $draft['data']['entries'] as $key => $entry ) {
			if ( ( $before[ $key ]['paths'] ?? null ) === $entry['paths'] && ! empty( $before[ $key ]['removed'] ) === ! empty( $entry['removed'] ) ) {
				continue;
			}
			$lines = match ( true ) {
				! empty( $entry['removed'] ) => array( __( 'deleted', 'atelier' ) ),
				! empty( $entry['made'] )    => array( __( 'new', 'atelier' ) ),
				default                      => Change_Words::describe( $entry['paths'], self::WORDS ),
			};
			foreach ( $lines as $line ) {
				$words[] = "{$entry['title']}: $line";
			}
		}

		return array(
			'id'      => $draft['id'],
			'name'    => $draft['name'],
			'status'  => $draft['status'],
			'records' => count( $draft['data']['entries'] ),
			'url'     => $this->address->to_url( "/draft/{$draft['id']}" ),
		) + ( null === $before ? array() : array( 'changes' => array_slice( $words, 0, self::WORDS ) ) );
	}
}

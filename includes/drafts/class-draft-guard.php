<?php
/**
 * Stores the saves of a request that names a draft in that draft.
 *
 * @package Atelier
 */

namespace Atelier\Drafts;

use Atelier\Features;
use Atelier\History\Design_Settings;
use Atelier\Overlay\Design_Overlay;
use Atelier\Templates\Template_Posts;
use Atelier\Writes\Design_Request;
use Atelier\Writes\Internal_Request;
use Atelier\Writes\Serves_Active_Templates;
use Atelier\Writes\Unwritable_Database;
use Atelier\Writes\Write_Lock;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

defined( 'ABSPATH' ) || exit;

/**
 * Runs before {@see \Atelier\Writes\Write_Guard}. A request that names a draft reads the design with the draft's changes. Its
 * saves are compared by token and stored in the draft, under the draft's lock. A change that no draft can have is refused with a
 * message, so that visitors get nothing of a draft before it is published.
 */
final class Draft_Guard {
	/** Routes that always use the live design: of drafts, saved styles, the rebuild of the usage index, views of lists, and abilities, which name a draft in their input. */
	private const LIVE_ROUTES = '#^/(atelier/v1/(drafts|looks|usage/rebuild)|wp/v2/wp_dataviews(_type)?|wp-abilities/v1)(/|$)#';

	/** Writes that do not change the design, or that send further requests: preferences, open records, renderings, design files, single values. */
	private const OTHER_WRITES = '#^/(wp/v2/(users/me|block-renderer/.*)|atelier/v1/(open-records|previews|health|request-headers|transfer/(file|judge|import)|styles|presets|fonts|differences)(/.*)?|wp-block-editor/v1/.*|batch/v1)$#';

	/** Routes that create records live, because nothing shows them until they are used: media, fonts, categories of patterns, saved styles. */
	private const INERT_CREATIONS = '#^/(atelier/v1/looks|wp/v2/(font-families(/\d+/font-faces)?|wp_pattern_category|media(/\d+/(edit|post-process|sideload|finalize))?))$#';

	/** Routes whose records are created in the draft. */
	private const CREATIONS = array( '/wp/v2/blocks', '/wp/v2/navigation', '/wp/v2/template-parts' );

	/** Route that creates templates. */
	private const TEMPLATE_CREATION = '/wp/v2/wp_template';

	/** Route that undoes a deletion. */
	private const RESTORATION = '#^/atelier/v1/deletions/(\d+)/restore$#';

	/** Whether this class is sending a request itself, which `store()` must not handle. */
	private bool $is_making = false;

	/** Whether the HTTP request, and each internal request in it, uses the live design; null until it is known. */
	private ?bool $is_live = null;

	/**
	 * Constructor.
	 *
	 * @param Current_Draft   $current   The draft of this request.
	 * @param Write_Lock      $lock      Locks the draft.
	 * @param Draft_Removals  $removals  Removes records in the draft.
	 * @param Draft_Conflicts $conflicts Finds conflicts with other people's saves in the draft.
	 */
	public function __construct( private readonly Current_Draft $current, private readonly Write_Lock $lock, private readonly Draft_Removals $removals, private readonly Draft_Conflicts $conflicts ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'rest_pre_dispatch', array( $this, 'start' ), 1, 3 );
		// Before the guard of live writes, which ignores answered requests.
		add_filter( 'rest_dispatch_request', array( $this, 'store' ), PHP_INT_MAX - 1, 2 );
		$this->conflicts->register();
	}

	/**
	 * Applies the draft to the request.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param \WP_REST_Server $server  The server.
	 * @param WP_REST_Request $request The request.
	 * @return mixed
	 */
	public function start( $result, $server, WP_REST_Request $request ) {
		if ( 0 === $this->current->requested() ) {
			return $result;
		}
		$this->is_live ??= 1 === preg_match( self::LIVE_ROUTES, $request->get_route() ) || self::is_inert_creation( $request );
		$is_concerned    = null === $result && ! $this->is_live;

		// A request without a logged-in person is answered as a visitor's.
		if ( ! $is_concerned || ! is_user_logged_in() ) {
			return $result;
		}
		$problem = $this->current->start();
		if ( $problem && ! empty( $problem->get_error_data()['isLive'] ) && self::is_read( $request ) ) {
			// The draft has been published: a page of it that is still open reads the live design.
			return $result;
		}

		return $problem ?? $this->restore( $request );
	}

	/**
	 * Returns whether a request only reads.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function is_read( WP_REST_Request $request ): bool {
		return in_array( $request->get_method(), array( 'GET', 'HEAD', 'OPTIONS' ), true );
	}

	/**
	 * Undoes a deletion in the draft. The route itself would look for a live deletion.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error|null Null for another request.
	 */
	private function restore( WP_REST_Request $request ) {
		if ( 'POST' !== $request->get_method() || ! preg_match( self::RESTORATION, $request->get_route(), $parts ) ) {
			return null;
		}

		return $this->lock->run(
			"draft:{$this->current->get()['id']}",
			function () use ( $parts ) {
				$this->current->reload();
				return Current_Draft::find_problem( $this->current->get() ) ?? $this->removals->restore( (int) $parts[1] );
			}
		);
	}

	/**
	 * Stores the changes of a request in the draft.
	 *
	 * @param mixed           $result  Response of another plugin; null for none.
	 * @param WP_REST_Request $request The request, which the person may make.
	 * @return mixed The response; null where the route itself is to answer.
	 */
	public function store( $result, WP_REST_Request $request ) {
		if ( null !== $result || $this->is_making || ! $this->current->get() || self::is_read( $request ) || preg_match( self::OTHER_WRITES, $request->get_route() ) || self::is_inert_creation( $request ) ) {
			return $result;
		}
		$subject = "draft:{$this->current->get()['id']}";
		$answer  = $this->lock->run( $subject, fn() => $this->store_locked( $request ) );

		return $answer;
	}

	/**
	 * Stores the changes of a request under the draft's lock.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	private function store_locked( WP_REST_Request $request ) {
		$this->current->reload();
		$may     = Proposers::find_problem( $this->current->get() );
		$problem = Current_Draft::find_problem( $this->current->get() ) ?? ( is_wp_error( $may ) ? $may : null ) ?? $this->conflicts->find( $request );
		if ( $problem ) {
			return $problem;
		}
		$attempt    = (string) $request->get_header( Design_Request::KEY_HEADER );
		$is_creation = 'POST' === $request->get_method() && in_array( $request->get_route(), array( self::TEMPLATE_CREATION, ...self::CREATIONS ), true );
		$problem    = $is_creation ? Draft_Limits::find_problem( $this->current->get(), (string) wp_json_encode( $request['content'] ) ) : null;
		if ( $problem ) {
			return $problem;
		}
		if ( 'POST' === $request->get_method() && self::TEMPLATE_CREATION === $request->get_route() ) {
			return $this->make_template( $request->get_params(), $attempt );
		}
		if ( 'POST' === $request->get_method() && in_array( $request->get_route(), self::CREATIONS, true ) ) {
			return $this->make_record( $request->get_route(), $request->get_params(), $attempt );
		}
		$removed = Draft_Removals::find( $request );
		if ( $removed ) {
			return $this->remove( $removed, $request );
		}
		$styles = Block_Style_Entries::run( $request, fn(): WP_REST_Response => $this->send( $request ) );
		if ( $styles ) {
			return $styles['response']->is_error() ? $styles['response'] : $this->add( $styles['changes'] ) ?? $styles['response'];
		}
		$active = $this->read_active( $request );
		if ( is_wp_error( $active ) ) {
			return $active;
		}
		$changes = $active ?? Draft_Changes::read( $request );
		if ( null === $changes ) {
			return self::refuse();
		}
		$changes = is_wp_error( $changes ) ? $changes : Draft_Slugs::follow( $changes );
		if ( is_wp_error( $changes ) ) {
			return $changes;
		}
		$problem = $this->add( $changes );
		if ( $problem ) {
			return $problem;
		}

		return Internal_Request::read( $request->get_route() );
	}

	/**
	 * Deletes or resets a record in the draft.
	 *
	 * @param WP_Post         $post    The record.
	 * @param WP_REST_Request $request The request.
	 * @return WP_REST_Response|WP_Error
	 */
	private function remove( WP_Post $post, WP_REST_Request $request ) {
		$previous = Internal_Request::read( $request->get_route() );
		$answer   = $this->removals->remove( $post, $previous->is_error() ? null : $previous->get_data() );

		// An update that resets a template is answered with the original.
		return is_wp_error( $answer ) || 'DELETE' === $request->get_method() ? $answer : Internal_Request::read( $request->get_route() );
	}

	/**
	 * Reads the template that a request would activate for a slug.
	 *
	 * @param WP_REST_Request $request The request.
	 * @return array<string, array>|WP_Error|null Null for another request.
	 */
	private function read_active( WP_REST_Request $request ) {
		$callback   = $request->get_attributes()['callback'] ?? null;
		$controller = is_array( $callback ) ? $callback[0] : null;
		if ( ! $controller instanceof Serves_Active_Templates || 'update_item' !== $callback[1] ) {
			return null;
		}
		$change = $controller->read_change( $request );

		return is_wp_error( $change ) ? $change : array( Design_Settings::ACTIVE . "/{$change['slug']}" => array( 'value' => $change['template'] ) );
	}

	/**
	 * Adds changes to the draft.
	 *
	 * @param array<string, array> $changes Values by key.
	 * @return WP_Error|null The reason why they could not be stored.
	 */
	private function add( array $changes ): ?WP_Error {
		$problem = $this->make_versions( $changes );
		if ( $problem ) {
			return $problem;
		}
		$draft = $this->current->get();
		foreach ( $changes as $key => $value ) {
			$key  = $this->current->entry_key( $key );
			$live = $this->current->live( $key );
			if ( ! $live ) {
				return new WP_Error( 'rest_post_invalid_id', __( 'There is no such item.', 'atelier' ), array( 'status' => 404 ) );
			}
			$entry = array_diff_key( $draft['data']['entries'][ $key ] ?? array( 'paths' => array() ), array_flip( array( 'removed', 'seen', 'place', 'reset' ) ) );
			$paths = Draft_Paths::update( $live->value, $value, $entry['paths'] );

			$draft['data']['entries'][ $key ] = array(
				'paths'  => $paths,
				'title'  => $live->title_with( $value ),
				'author' => get_current_user_id(),
				'time'   => time(),
			) + $entry;
			if ( ! $paths && empty( $entry['made'] ) ) {
				unset( $draft['data']['entries'][ $key ] );
			}
		}
		$problem = Draft_Limits::find_problem( $draft );
		if ( $problem ) {
			return $problem;
		}

		if ( Draft_Table::save( $draft ) ) {
			$this->current->reload();
			return null;
		}

		return Unwritable_Database::error( Unwritable_Database::last_error() );
	}

	/**
	 * Creates a version of each changed template that has only a file. It exists and is active only in the draft.
	 *
	 * @param array<string, array> $changes Values by key; a version's key replaces that of its file.
	 * @return WP_Error|null The reason why one could not be created.
	 */
	private function make_versions( array &$changes ): ?WP_Error {
		foreach ( Features::has_template_versions() ? $changes : array() as $key => $value ) {
			list( $kind, $name ) = explode( '/', $key, 2 );
			if ( Template_Posts::POST_TYPE !== $kind || ctype_digit( $name ) ) {
				continue;
			}
			$file = $this->current->live( $key );
			$made = $this->make_template(
				array(
					'slug'        => explode( '//', $name, 2 )[1],
					'title'       => $file->value['title'] ?? '',
					'content'     => $file->value['content'] ?? '',
					'description' => $file->value['excerpt'] ?? '',
					'status'      => 'publish',
				),
				''
			);
			if ( $made->is_error() ) {
				return $made->as_error();
			}
			unset( $changes[ $key ] );
			$id = (int) $made->get_data()['id'];
			// A file's value has no slug; the version keeps its own.
			$changes[ Template_Posts::POST_TYPE . "/$id" ] = $value + Post_Fields::read( get_post( $id ) );
		}

		return null;
	}

	/**
	 * Creates a record that exists only in the draft.
	 *
	 * @param string $route  Route that creates records of its type.
	 * @param array  $params Its fields.
	 * @param string $key    Name of the attempt to create it; empty for none.
	 */
	private function make_record( string $route, array $params, string $key ): WP_REST_Response {
		return Made_Records::run( fn(): WP_REST_Response => $this->send_creation( $route, $params, $key ), array( $this, 'note_made' ) );
	}

	/**
	 * Adds an entry for a created record to the draft, so that this request reads the record.
	 *
	 * @param int $id Number of the post.
	 */
	public function note_made( int $id ): void {
		$draft = $this->current->get();
		$key   = get_post_type( $id ) . "/$id";
		$live  = Live_Record::find( $key );
		$this->current->forget( $key );

		$draft['data']['entries'][ $key ] = array(
			'paths'  => Draft_Paths::diff( $live->value, array_diff_key( $live->value, array( 'status' => true ) ) ),
			'title'  => $live->title,
			'author' => get_current_user_id(),
			'time'   => time(),
			'made'   => true,
		);
		Draft_Table::save( $draft );
		$this->current->reload();
	}

	/**
	 * Sends the request that creates a record to its route.
	 *
	 * @param string $route  The route.
	 * @param array  $params Its fields.
	 * @param string $key    Name of the attempt to create it; empty for none.
	 */
	private function send_creation( string $route, array $params, string $key ): WP_REST_Response {
		$request = Internal_Request::make( 'POST', $route, $params, '', $key );

		return Design_Overlay::run_with_writes( fn() => $this->send( $request ) );
	}

	/**
	 * Sends a request to its controller without this guard.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private function send( WP_REST_Request $request ): WP_REST_Response {
		$this->is_making = true;
		try {
			return rest_do_request( $request );
		} finally {
			$this->is_making = false;
		}
	}

	/**
	 * Creates a template that exists only in the draft. Unless the request says otherwise, it is active there.
	 *
	 * @param array  $params Its fields.
	 * @param string $key    Name of the attempt to create it; empty for none.
	 */
	private function make_template( array $params, string $key ): WP_REST_Response {
		$serves   = false !== ( $params['activate'] ?? true ) || ! empty( $params['activate_with_content'] );
		$response = $this->make_record(
			self::TEMPLATE_CREATION,
			array(
				'activate'              => false,
				'activate_with_content' => false,
			) + $params,
			$key
		);
		$post     = $response->is_error() ? null : get_post( (int) $response->get_data()['id'] );
		if ( $post && $serves && ! Template_Posts::is_custom( $post ) && Template_Posts::can_serve( $post, $post->post_name, get_stylesheet() ) ) {
			$this->add( array( Design_Settings::ACTIVE . "/$post->post_name" => array( 'value' => $post->ID ) ) );
		}

		return $response;
	}

	/**
	 * Makes the error for a change that no draft can have.
	 */
	private static function refuse(): WP_Error {
		return new WP_Error(
			'atelier_not_in_draft',
			__( 'This cannot be changed in a draft. It would be live at once, so nothing was saved. Go to the live design to change it.', 'atelier' ),
			array( 'status' => 409 )
		);
	}

	/**
	 * Returns whether a request creates a record that shows nowhere until something uses it.
	 *
	 * @param WP_REST_Request $request The request.
	 */
	private static function is_inert_creation( WP_REST_Request $request ): bool {
		return 'POST' === $request->get_method() && 1 === preg_match( self::INERT_CREATIONS, $request->get_route() );
	}
}

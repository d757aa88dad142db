<?php
/**
 * A verb.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

use Atelier\Drafts\Proposers;
use Atelier\Writes\Internal_Request;
use WP_REST_Request;

defined( 'ABSPATH' ) || exit;

/**
 * One row of {@see Verb_Table}: an action of programs, and the REST route that does it.
 */
final class Verb {
	/** It reads. */
	public const READ = 'read';

	/** It changes the design in a draft. */
	public const WRITE = 'write';

	/** It changes a draft itself: its name, its link, the request for its publication. */
	public const DRAFT = 'draft';

	/** It publishes a draft, or undoes that. */
	public const PUBLISH = 'publish';

	/** It runs several verbs that write, either all or none. */
	public const RUN = 'run';

	/** Name of the current draft in the input. */
	public const DRAFT_INPUT = 'draft';

	/** Value of it for a draft that the run creates. */
	public const NEW_DRAFT = 'new';

	/** Parts of a route that the input fills in. */
	private const PLACEHOLDER = '/\{(\w+)\}/';

	/**
	 * Constructor.
	 *
	 * @param string                $name        Noun and verb, such as `styles-set`.
	 * @param string                $label       Its label.
	 * @param string                $description Its description.
	 * @param string                $kind        One of the constants above.
	 * @param string                $route       The route; `{id}` is filled in from the input, and `@type` is the route of a record of a type.
	 * @param array<string, array>  $input       JSON schema of each value of the input.
	 * @param string[]              $required    Values that the input must have.
	 * @param string                $method      Method of the request.
	 * @param array<string, mixed>  $fixed       Parameters that every request has.
	 * @param array<string, string> $names       Names of parameters, where they differ from those of the input.
	 * @param array                 $fields      Fields of the answer that are returned, see {@see Verb_Answer::project()}; all where it is empty.
	 * @param string                $at          Part of the answer that is the result; empty for all.
	 * @param bool                  $is_list     Whether the result is a list.
	 * @param string[]              $positional  Values of the input that have no name on the command line.
	 * @param bool                  $is_final    Whether it ends a draft or changes the live design.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $label,
		public readonly string $description,
		public readonly string $kind,
		public readonly string $route,
		public readonly array $input = array(),
		public readonly array $required = array(),
		public readonly string $method = 'GET',
		public readonly array $fixed = array(),
		public readonly array $names = array(),
		public readonly array $fields = array(),
		public readonly string $at = '',
		public readonly bool $is_list = false,
		public readonly array $positional = array(),
		public readonly bool $is_final = false
	) {}

	/**
	 * Returns whether the current person may use it. The route checks the finer rights.
	 */
	public function is_allowed(): bool {
		return Proposers::may_publish() || ( self::PUBLISH !== $this->kind && Proposers::may_propose() );
	}

	/**
	 * Returns whether it changes anything.
	 */
	public function is_write(): bool {
		return self::READ !== $this->kind;
	}

	/**
	 * Returns whether its changes are stored in a draft.
	 */
	public function is_in_draft(): bool {
		return in_array( $this->kind, array( self::WRITE, self::RUN ), true );
	}

	/**
	 * Returns the JSON schema of its input.
	 *
	 * @param bool $is_step Whether it is a step of a run, whose draft is that of the run.
	 */
	public function input_schema( bool $is_step = false ): array {
		$properties = $this->input;
		$required   = $this->required;
		if ( $this->is_in_draft() && ! $is_step ) {
			$properties += array( self::DRAFT_INPUT => self::draft_schema( true ) );
			$required[]  = self::DRAFT_INPUT;
		} elseif ( self::READ === $this->kind ) {
			$properties += array( self::DRAFT_INPUT => self::draft_schema( false ) );
		}
		if ( $this->is_write() && ! $is_step ) {
			$properties['dry_run'] = array(
				'description' => __( 'Whether everything is only checked, and nothing is stored.', 'atelier' ),
				'type'        => 'boolean',
				'default'     => false,
			);
		}

		return array(
			'type'                 => 'object',
			'properties'           => $properties,
			'additionalProperties' => false,
		) + ( $required ? compact( 'required' ) : array( 'default' => array() ) );
	}

	/**
	 * Returns the JSON schema of its answer.
	 */
	public function output_schema(): array {
		return array(
			'type'       => 'object',
			'properties' => array(
				'result'    => array(
					'description' => __( 'What the verb has read or done.', 'atelier' ),
					'type'        => $this->is_list ? 'array' : 'object',
				),
				'draft'     => array(
					'description' => __( 'The draft of the request, with its changes in words; null without one.', 'atelier' ),
					'type'        => array( 'object', 'null' ),
				),
				'shortened' => array(
					'description' => __( 'Whether lists or texts were shortened to the limits.', 'atelier' ),
					'type'        => 'boolean',
				),
				'limits'    => array(
					'description' => __( 'Limits of size and rate, and how many calls are left in this minute.', 'atelier' ),
					'type'        => 'object',
				),
			),
			'required'   => array( 'result', 'draft', 'shortened', 'limits' ),
		);
	}

	/**
	 * Makes the request to its route.
	 *
	 * @param array $input The input, which the schema describes.
	 */
	public function to_request( array $input ): WP_REST_Request {
		$used  = array( self::DRAFT_INPUT, 'dry_run' );
		$route = preg_replace_callback(
			self::PLACEHOLDER,
			static function ( array $match ) use ( $input, &$used ): string {
				$used[] = $match[1];

				return (string) ( $input[ $match[1] ] ?? '' );
			},
			$this->route
		);
		if ( str_starts_with( $route, '@' ) ) {
			$used[] = 'id';
			$route  = Internal_Request::get_route( substr( $route, 1 ), (int) $input['id'], (string) $input['id'] );
		}
		$params = $this->fixed;
		foreach ( array_diff_key( $input, array_flip( $used ) ) as $name => $value ) {
			$params[ $this->names[ $name ] ?? $name ] = $value;
		}
		if ( 'GET' !== $this->method ) {
			return Internal_Request::make( $this->method, $route, $params );
		}
		$request = new WP_REST_Request( 'GET', $route );
		$request->set_query_params( $params );

		return $request;
	}

	/**
	 * Returns the schema of the draft in the input.
	 *
	 * @param bool $may_be_new Whether it may be a new one.
	 */
	public static function draft_schema( bool $may_be_new ): array {
		$number = array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => Verb_Inputs::MAX_ID,
		);

		return $may_be_new ? array(
			'description' => __( 'Number of the draft that is changed, or “new” for a draft that is created and named after you.', 'atelier' ),
			'oneOf'       => array(
				$number,
				array(
					'type' => 'string',
					'enum' => array( self::NEW_DRAFT ),
				),
			),
		) : array( 'description' => __( 'Number of the draft that is read; without it, the live design.', 'atelier' ) ) + $number;
	}
}

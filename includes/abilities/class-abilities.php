<?php
/**
 * The abilities of Design.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

use WP_Error;

defined( 'ABSPATH' ) || exit;

/**
 * Registers each verb as an ability of WordPress, which REST and clients of models list and run. Without WordPress's registry nothing is registered.
 */
final class Abilities {
	/** Category of the abilities. */
	public const CATEGORY = 'design';

	/** Namespace of their names. */
	public const PREFIX = 'atelier/';

	/**
	 * Constructor.
	 *
	 * @param Verb_Runner $runner Runs verbs.
	 */
	public function __construct( private readonly Verb_Runner $runner ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'wp_abilities_api_categories_init', array( self::class, 'add_category' ) );
		add_action( 'wp_abilities_api_init', array( $this, 'add_abilities' ) );
	}

	/**
	 * Registers the category, unless another plugin has.
	 */
	public static function add_category(): void {
		if ( ! wp_has_ability_category( self::CATEGORY ) ) {
			wp_register_ability_category(
				self::CATEGORY,
				array(
					'label'       => __( 'Design', 'atelier' ),
					'description' => __( 'Reads and changes the design of the site. Changes are made in drafts, which visitors do not see.', 'atelier' ),
				)
			);
		}
	}

	/**
	 * Registers the abilities.
	 */
	public function add_abilities(): void {
		foreach ( Verb_Table::all() as $verb ) {
			wp_register_ability(
				self::PREFIX . $verb->name,
				array(
					'label'               => $verb->label,
					'description'         => $verb->description,
					'category'            => self::CATEGORY,
					'input_schema'        => $verb->input_schema(),
					'output_schema'       => $verb->output_schema(),
					'execute_callback'    => fn( $input = array() ) => $this->run( $verb, (array) $input ),
					'permission_callback' => static fn(): bool => $verb->is_allowed(),
					'meta'                => array(
						'show_in_rest' => true,
						'annotations'  => array(
							'readonly'    => ! $verb->is_write(),
							'destructive' => $verb->is_final,
							'idempotent'  => ! $verb->is_write(),
						),
					),
				)
			);
		}
	}

	/**
	 * Runs a verb within the limits of calls.
	 *
	 * @param Verb  $verb  The verb.
	 * @param array $input Its input.
	 * @return array|WP_Error
	 */
	private function run( Verb $verb, array $input ) {
		$left   = Call_Limits::count_call();
		$answer = is_wp_error( $left ) ? $left : $this->runner->run( $verb, $input );
		if ( is_wp_error( $answer ) ) {
			return $answer;
		}
		$answer['limits'] = Verb_Answer::limits() + array(
			'calls_per_minute' => Call_Limits::per_minute(),
			'calls_left'       => $left,
		);

		return strlen( (string) wp_json_encode( $answer ) ) > Verb_Answer::BYTES
			? new WP_Error( 'atelier_answer_too_large', __( 'The answer is too large. Ask for less.', 'atelier' ), array( 'status' => 413 ) )
			: $answer;
	}
}

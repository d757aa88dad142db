<?php
/**
 * Verbs of drafts.
 *
 * @package Atelier
 */

namespace Atelier\Abilities;

use Atelier\Drafts\Draft_Table;
use Atelier\Drafts\Publication_Plan;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of {@see Verb_Table} that change a draft itself, or publish one.
 */
final class Draft_Verbs {
	/** Fields of a changed draft. */
	private const FIELDS = array( 'id', 'name', 'status', 'count', 'token', 'proposal', 'returned', 'shared', 'url' );

	/**
	 * Returns the rows.
	 *
	 * @return Verb[]
	 */
	public static function all(): array {
		return array( ...self::own(), ...self::decisions() );
	}

	/**
	 * Returns the rows for those who work in a draft.
	 *
	 * @return Verb[]
	 */
	private static function own(): array {
		$id      = Verb::DRAFT_INPUT;
		$draft   = array( $id => Verb_Inputs::number( __( 'Number of the draft.', 'atelier' ) ) );
		$name    = array( 'name' => array( 'pattern' => '\S' ) + Verb_Inputs::text( __( 'Name of the draft.', 'atelier' ), Draft_Table::MAX_NAME ) );
		$note    = array( 'note' => Verb_Inputs::text( __( 'A line to the people concerned.', 'atelier' ), 1000, 0 ) );
		$days    = array( 'days' => array( 'maximum' => 365 ) + Verb_Inputs::number( __( 'For how many days the link is good.', 'atelier' ) ) );
		$record  = array( 'record' => Verb_Inputs::record() );
		$one     = '/atelier/v1/drafts/{draft}';
		$steps   = Verb_Inputs::items(
			__( 'Verbs that write, with the input of each.', 'atelier' ),
			array(
				'type'                 => 'object',
				'additionalProperties' => false,
				'properties'           => array(
					'verb'  => array( 'required' => true, 'pattern' => '^[a-z]+-[a-z-]+$' ) + Verb_Inputs::text( __( 'Name of the verb, such as “styles-set”.', 'atelier' ), 60 ),
					'input' => array(
						'description' => __( 'Its input, without the draft.', 'atelier' ),
						'type'        => 'object',
						'required'    => true,
					),
				),
			),
			100
		);

		return array(
			new Verb( 'drafts-create', __( 'Create a draft', 'atelier' ), __( 'Creates an empty draft of the design.', 'atelier' ), Verb::DRAFT, '/atelier/v1/drafts', $name, array( 'name' ), 'POST', fields: self::FIELDS, positional: array( 'name' ) ),
			new Verb( 'drafts-run', __( 'Run several changes', 'atelier' ), __( 'Runs several verbs in one draft, either all or none.', 'atelier' ), Verb::RUN, '', compact( 'steps' ), array( 'steps' ), 'POST' ),
			new Verb( 'drafts-rename', __( 'Rename a draft', 'atelier' ), __( 'Changes the name of a draft.', 'atelier' ), Verb::DRAFT, $one, $draft + $name, array( $id, 'name' ), 'POST', fields: self::FIELDS, positional: array( $id, 'name' ) ),
			new Verb( 'drafts-take-out', __( 'Take a record out of a draft', 'atelier' ), __( 'Removes the changes of a record from a draft.', 'atelier' ), Verb::DRAFT, "$one/take-out", $draft + $record, array( $id, 'record' ), 'POST', fields: self::FIELDS, positional: array( $id, 'record' ) ),
			new Verb( 'drafts-ask', __( 'Ask for publication', 'atelier' ), __( 'Asks those who may publish to publish a draft.', 'atelier' ), Verb::DRAFT, "$one/ask", $draft + $note, array( $id ), 'POST', fields: self::FIELDS, positional: array( $id ) ),
			new Verb( 'drafts-withdraw', __( 'Withdraw the request for publication', 'atelier' ), __( 'Does not ask for the publication of a draft any more.', 'atelier' ), Verb::DRAFT, "$one/withdraw", $draft, array( $id ), 'POST', fields: self::FIELDS, positional: array( $id ) ),
			new Verb( 'drafts-discard', __( 'Discard a draft', 'atelier' ), __( 'Discards a draft. It can be restored for 30 days.', 'atelier' ), Verb::DRAFT, $one, $draft, array( $id ), 'DELETE', fields: array( 'deleted' ), positional: array( $id ), is_final: true ),
			// Everybody with the link sees the draft, so only users who may publish create one.
			new Verb( 'drafts-share', __( 'Share a draft', 'atelier' ), __( 'Creates a link that shows a draft to people without an account.', 'atelier' ), Verb::PUBLISH, "$one/share", $draft + $days, array( $id, 'days' ), 'POST', fields: self::FIELDS, positional: array( $id ) ),
		);
	}

	/**
	 * Returns the rows for those who publish.
	 *
	 * @return Verb[]
	 */
	private static function decisions(): array {
		$id      = Verb::DRAFT_INPUT;
		$draft   = array( $id => Verb_Inputs::number( __( 'Number of the draft.', 'atelier' ) ) );
		$note    = array( 'note' => Verb_Inputs::text( __( 'A line to the people concerned.', 'atelier' ), 1000, 0 ) );
		$winners = array(
			'winners' => array(
				'description'          => __( 'What wins where the same was changed live in the meantime, by record.', 'atelier' ),
				'type'                 => 'object',
				'maxProperties'        => 500,
				'additionalProperties' => array(
					'type' => 'string',
					'enum' => array( Publication_Plan::TAKE_DRAFT, Publication_Plan::TAKE_LIVE ),
				),
			),
		);
		$token   = array( 'token' => Verb_Inputs::text( __( 'Token of the draft that you saw.', 'atelier' ), 32 ) );
		$one     = '/atelier/v1/drafts/{draft}';

		return array(
			new Verb( 'drafts-send-back', __( 'Send a draft back', 'atelier' ), __( 'Sends a draft back to whoever asks for its publication, with a line.', 'atelier' ), Verb::PUBLISH, "$one/send-back", $draft + $note, array( $id ), 'POST', fields: self::FIELDS, positional: array( $id ) ),
			new Verb( 'drafts-publish', __( 'Publish a draft', 'atelier' ), __( 'Makes the changes of a draft live. No other verb does so.', 'atelier' ), Verb::PUBLISH, "$one/publish", $draft + $token + $winners, array( $id ), 'POST', fields: self::FIELDS, positional: array( $id ), is_final: true ),
			new Verb( 'drafts-take-back', __( 'Take a publication back', 'atelier' ), __( 'Restores the design from before a publication.', 'atelier' ), Verb::PUBLISH, "$one/take-back", $draft + $winners, array( $id ), 'POST', fields: self::FIELDS, positional: array( $id ), is_final: true ),
		);
	}
}

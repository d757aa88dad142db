<?php
/**
 * Changes of content for which a person has seen a plan.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Rewrites_Markup;
use UnexpectedValueException;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites content only while it is equal to the content in the plan of the change.
 */
final class Checked_Rewriter implements Rewrites_Markup {
	/**
	 * Constructor.
	 *
	 * @param Rewrites_Markup $rewriter Rewrites the content.
	 * @param string          $hash     Hash of the content in the plan.
	 */
	public function __construct( private readonly Rewrites_Markup $rewriter, private readonly string $hash ) {}

	/**
	 * Rewrites content.
	 *
	 * @param string $markup Content.
	 * @throws UnexpectedValueException When it has changed.
	 */
	public function rewrite( string $markup ): string {
		if ( md5( $markup ) !== $this->hash ) {
			throw new UnexpectedValueException( __( 'It was changed since.', 'atelier' ) );
		}
		return $this->rewriter->rewrite( $markup );
	}
}

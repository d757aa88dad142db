<?php
/**
 * Changes of content that a person has seen.
 *
 * @package Atelier
 */

namespace Atelier\Usage\Presets;

use Atelier\Usage\Rewrites_Markup;
use UnexpectedValueException;

defined( 'ABSPATH' ) || exit;

/**
 * Rewrites content only while it is as the person has seen it in the plan of the change.
 */
final class Checked_Rewriter implements Rewrites_Markup {
	/**
	 * Builds a rewriter.
	 *
	 * @param Rewrites_Markup $rewriter Rewrites it.
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

<?php
/**
 * The markup that is shown before the root of Styles.
 *
 * @package Atelier
 */

namespace Atelier\Styles;

use Atelier\Page\Address;
use Atelier\Page\Build;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the root of Styles until its panel is loaded, with the classes of the panel's own markup (`src/features/styles/areas/skeleton.tsx`).
 */
final class Styles_Markup {
	/**
	 * Constructor.
	 *
	 * @param Styles_Outline $outline The links in the root of Styles.
	 * @param Build          $build   The built scripts.
	 * @param Address        $address Addresses of Design.
	 */
	public function __construct( private Styles_Outline $outline, private Build $build, private Address $address ) {}

	/**
	 * Prints the root of Styles, if the request is for it. Its rows are links that work before any script runs.
	 */
	public function print(): void {
		$is_root = Styles_Outline::PATH === $this->address->requested_path() && in_array( $this->address->read( 'section' ), array( '', '/' ), true );
		if ( ! $is_root || ! $this->outline->groups() ) {
			return;
		}
		?>
<div class="atelier-styles">
	<div class="atelier-styles__header"><h2 class="atelier-styles__title"><?php esc_html_e( 'Styles', 'atelier' ); ?></h2></div>
	<div class="atelier-styles__body">
		<div class="atelier-styles-screen__content">
			<div class="atelier-styles-active"><span class="atelier-styles-tile"></span></div>
		<?php foreach ( $this->outline->groups() as $group ) : ?>
			<div class="atelier-styles-group">
			<?php if ( '' !== $group['description'] ) : ?>
				<p class="atelier-styles-screen__description"><?php echo esc_html( $group['description'] ); ?></p>
			<?php endif; ?>
				<ul class="atelier-styles-rows">
				<?php foreach ( $group['rows'] as $row ) : ?>
					<li>
						<a class="atelier-styles-row" href="<?php echo esc_url( $row['href'] ); ?>">
							<?php '' === $row['icon'] || $this->build->print_icon( $row['icon'] ); ?>
							<span class="atelier-styles-row__label"><?php echo esc_html( $row['label'] ); ?></span>
							<span class="atelier-styles-row__chevron"><?php $this->build->print_icon( is_rtl() ? 'chevron-left' : 'chevron-right' ); ?></span>
						</a>
					</li>
				<?php endforeach; ?>
				</ul>
			</div>
		<?php endforeach; ?>
		</div>
	</div>
</div>
		<?php
	}
}

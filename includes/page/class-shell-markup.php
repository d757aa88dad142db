<?php
/**
 * The markup that is shown before the application.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Public_Page\Public_Page;
use Atelier\Styles\Styles_Markup;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the shell: the sidebar with links that work before any script, and skeletons of the areas.
 *
 * Its classes are those of the application's own markup, which replaces it without a layout shift.
 */
final class Shell_Markup {
	/**
	 * Constructor.
	 *
	 * @param Build         $build   The built scripts.
	 * @param Sidebar       $sidebar The sidebar's root.
	 * @param Styles_Markup $styles  The root of Styles.
	 * @param Address       $address Addresses of Design.
	 * @param Public_Page   $page    The public page.
	 * @param List_Shell    $list    The placeholder of a list.
	 */
	public function __construct(
		private Build $build,
		private Sidebar $sidebar,
		private Styles_Markup $styles,
		private Address $address,
		private Public_Page $page,
		private List_Shell $list
	) {}

	/**
	 * Prints the shell.
	 */
	public function print(): void {
		$is_root = '/' === $this->address->requested_path();
		$is_edit = 'edit' === $this->address->read( 'canvas' );
		$is_list = $this->list->is_shown();
		$panel   = $this->has_panel() || ( $is_list && $this->list->has_preview() ) ? Layout_Widths::get( 'panel' ) : 0;
		$record  = $this->page->record_of_request();
		?>
<div id="atelier-shell" class="atelier-layout<?php echo $is_edit ? ' is-edit' : ''; ?>">
	<div class="atelier-no-script"><?php esc_html_e( 'Design needs JavaScript. Please enable JavaScript in your browser settings.', 'atelier' ); ?></div>
		<?php if ( ! $is_edit ) : ?>
	<div class="atelier-layout__sidebar" role="region" aria-label="<?php esc_attr_e( 'Navigation', 'atelier' ); ?>">
			<?php
			$this->print_site_hub();
			if ( $is_root ) {
				$this->print_sidebar_root();
			}
			?>
	</div>
		<?php endif; ?>
	<main class="atelier-layout__areas">
		<?php if ( $is_list ) : ?>
		<div class="atelier-area is-content-area<?php echo $panel > 0 ? ' has-preview' : ''; ?>"><?php $this->list->print(); ?></div>
		<?php elseif ( $panel > 0 ) : ?>
		<div class="atelier-area is-content-area" style="flex: none; inline-size: <?php echo (int) $panel; ?>px"><?php $this->styles->print(); ?></div>
		<?php endif; ?>
		<?php if ( ! $is_list || $panel > 0 ) : ?>
		<div class="atelier-layout__preview" aria-hidden="true">
			<div class="atelier-canvas-frame is-loading">
				<?php
				if ( '' !== $record ) {
					$this->page->print_frame( $record, $this->preview_from( $panel ) );
				}
				?>
			</div>
		</div>
		<?php endif; ?>
	</main>
</div>
<div id="atelier" class="atelier-root"></div>
		<?php
	}

	/**
	 * Returns whether the screen of this request has a panel between the sidebar and the preview (specification 2.2).
	 */
	private function has_panel(): bool {
		return 'edit' !== $this->address->read( 'canvas' ) && in_array( 'panel', Screens::at( $this->address->requested_path() )['shell'] ?? array(), true );
	}

	/**
	 * Returns the width in pixels from which a window shows the preview, as in `src/app/layout/fit-areas.ts`.
	 *
	 * @param int $panel Width of the panel beside it; 0 without one.
	 */
	private function preview_from( int $panel ): int {
		$gap = Layout_Widths::get( 'gap' );

		return 0 === $panel
			? Layout_Widths::get( 'singleAreaBelow' )
			: Layout_Widths::get( 'sidebar' ) + $panel + $gap + Layout_Widths::get( 'growingAreaMin' ) + $gap;
	}

	/**
	 * Prints the hub with the links to the dashboard and to the site.
	 */
	private function print_site_hub(): void {
		$icon = (string) get_site_icon_url( 64 );
		$site = get_bloginfo( 'name' );
		?>
		<div class="atelier-site-hub">
			<a class="atelier-site-hub__dashboard" href="<?php echo esc_url( admin_url() ); ?>" aria-label="<?php esc_attr_e( 'Go to the Dashboard', 'atelier' ); ?>">
				<?php if ( '' !== $icon ) : ?>
				<img class="atelier-site-hub__icon" src="<?php echo esc_url( $icon ); ?>" alt="">
				<?php else : ?>
					<?php $this->build->print_icon( 'wordpress' ); ?>
				<?php endif; ?>
			</a>
			<div class="atelier-site-hub__names">
				<a class="atelier-site-hub__title" href="<?php echo esc_url( home_url( '/' ) ); ?>" target="_blank" rel="noopener">
					<span class="atelier-site-hub__title-text"><?php echo esc_html( $site ); ?></span>
					<span class="screen-reader-text"><?php esc_html_e( '(opens in a new tab)', 'atelier' ); ?></span>
				</a>
				<?php if ( $this->sidebar->has_drafts() ) : ?>
				<span class="atelier-draft-switch" aria-hidden="true"><?php echo esc_html( $this->address->requested_draft() ? __( 'Draft', 'atelier' ) : __( 'Live', 'atelier' ) ); ?></span>
				<?php endif; ?>
			</div>
		</div>
		<?php
	}

	/**
	 * Prints the sidebar's root.
	 */
	private function print_sidebar_root(): void {
		?>
		<div class="atelier-sidebar-screen">
			<div class="atelier-sidebar-screen__header"><h1 class="atelier-sidebar-screen__title"><?php esc_html_e( 'Design', 'atelier' ); ?></h1></div>
			<p class="atelier-sidebar-screen__description"><?php echo esc_html( $this->sidebar->description() ); ?></p>
			<?php if ( ! $this->sidebar->is_unsupported() ) : ?>
			<ul class="atelier-sidebar-items">
				<?php foreach ( $this->sidebar->items() as $item ) : ?>
				<li>
					<a class="atelier-sidebar-item" href="<?php echo esc_url( $item['href'] ); ?>">
						<?php $this->build->print_icon( $item['icon'] ); ?>
						<span class="atelier-sidebar-item__label"><?php echo esc_html( $item['label'] ); ?></span>
					</a>
				</li>
				<?php endforeach; ?>
			</ul>
			<?php endif; ?>
		</div>
		<?php
	}
}

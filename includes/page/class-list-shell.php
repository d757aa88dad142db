<?php
/**
 * The placeholder of a list in the printed shell.
 *
 * @package Atelier
 */

namespace Atelier\Page;

use Atelier\Lists\List_Paths;

defined( 'ABSPATH' ) || exit;

/**
 * Says which areas the list of a request has, and prints the placeholder of its rows or cards. Its classes are those of
 * `src/kits/list/table/list-skeleton.tsx`, which takes its place without a jump.
 */
final class List_Shell {
	private const ROWS = 8;

	/**
	 * Constructor.
	 *
	 * @param Address    $address Addresses of Design.
	 * @param List_Paths $lists   The first views of lists.
	 */
	public function __construct( private Address $address, private List_Paths $lists ) {}

	/**
	 * Returns whether this request shows a list.
	 */
	public function is_shown(): bool {
		return 'edit' !== $this->address->read( 'canvas' ) && ( null !== $this->lists->layout_of_request() || $this->is_whole() );
	}

	/**
	 * Returns whether a preview is beside the list, by the rules of `createListRoutes` and the route of templates.
	 */
	public function has_preview(): bool {
		return ! $this->is_whole() && 'list' === $this->lists->layout_of_request() && 'true' !== $this->address->read( 'isCustom' );
	}

	/**
	 * Prints the placeholder.
	 */
	public function print(): void {
		$is_grid = 'grid' === $this->lists->layout_of_request();
		?>
		<div class="atelier-list-skeleton<?php echo $is_grid ? ' is-grid' : ''; ?>">
			<span class="atelier-list-skeleton__header"></span>
			<span class="atelier-list-skeleton__bar"></span>
			<?php for ( $row = 0; $row < self::ROWS; $row++ ) : ?>
			<span class="atelier-list-skeleton__row"></span>
			<?php endfor; ?>
		</div>
		<?php
	}

	/**
	 * Returns whether the list of this request never has a preview.
	 */
	private function is_whole(): bool {
		return in_array( 'list', Screens::at( $this->address->requested_path() )['shell'] ?? array(), true );
	}
}

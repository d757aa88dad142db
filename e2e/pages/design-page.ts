import {
	expect,
	type FrameLocator,
	type Locator,
	type Page,
} from '@playwright/test';

/** The query parameters of Design's address beside `page`. */
export type DesignQuery = Record< string, string >;

/** The page of Design: its address, its landmarks, and the canvas. */
export class DesignPage {
	constructor(
		readonly page: Page,
		private readonly url: string
	) {}

	/**
	 * Returns the address of a route.
	 *
	 * @param path  The route's path, the argument `p`.
	 * @param query Further parameters.
	 */
	address( path = '/', query: DesignQuery = {} ): string {
		const search = new URLSearchParams( {
			page: 'atelier',
			...( path !== '/' && { p: path } ),
			...query,
		} );
		return `${ this.url }/wp-admin/admin.php?${ search }`;
	}

	/**
	 * Opens a route.
	 *
	 * @param path  The route's path.
	 * @param query Further parameters.
	 */
	async goto( path = '/', query: DesignQuery = {} ): Promise< void > {
		await this.page.goto( this.address( path, query ) );
	}

	/** The sidebar. */
	get navigation(): Locator {
		return this.page.getByRole( 'region', {
			name: 'Navigation',
			exact: true,
		} );
	}

	/** The content of the editor's canvas. */
	get canvas(): FrameLocator {
		return this.page.frameLocator( 'iframe[name="editor-canvas"]' );
	}

	/** The blocks in the canvas. */
	get blocks(): Locator {
		return this.canvas.locator( '[data-block]' );
	}

	/** Waits until the canvas shows its blocks and nothing says any more that it is loading. */
	async waitForCanvas(): Promise< void > {
		await this.blocks.first().waitFor();
		// Also while the page that visitors get hides it.
		await expect(
			this.page.locator( '.atelier-canvas-loader' )
		).toHaveCount( 0 );
	}

	/** Opens the editor by its button, as soon as the canvas is there. */
	async startEditing(): Promise< void > {
		await this.waitForCanvas();
		await this.page
			.getByRole( 'button', { name: 'Edit', exact: true } )
			.click();
		await this.topBar.waitFor();
	}

	/** The bar at the top of the full-screen editor. */
	get topBar(): Locator {
		return this.page.getByRole( 'region', { name: 'Editor top bar' } );
	}

	/** The items of the sidebar's root. */
	get items(): Locator {
		return this.navigation.getByRole( 'list' ).getByRole( 'link' );
	}

	/** The search parameters of the address that is shown now. */
	get query(): URLSearchParams {
		return new URL( this.page.url() ).searchParams;
	}
}

import { expect, type Locator, type Page } from '@playwright/test';

import type { DesignPage, DesignQuery } from './design-page';

/** A list of posts in Design. */
export class ListPage {
	readonly page: Page;

	constructor(
		readonly design: DesignPage,
		private readonly postType: string = 'page'
	) {
		this.page = design.page;
	}

	/**
	 * Opens the list and waits for its first item.
	 *
	 * @param query Query of the address.
	 */
	async open( query: DesignQuery = { layout: 'table' } ): Promise< void > {
		await this.design.goto( `/${ this.postType }`, query );
		await expect( this.items.first() ).toBeVisible();
	}

	/** The items of any layout. */
	get items(): Locator {
		return this.page.locator(
			'tbody .dataviews-view-table__row, .dataviews-view-list > [role="row"], .dataviews-view-grid__card'
		);
	}

	/** The titles of a table, with the dashes of their levels. */
	get titles(): Locator {
		return this.page.locator(
			'tbody .dataviews-view-table__row .dataviews-title-field'
		);
	}

	/**
	 * A row of a table.
	 *
	 * @param title Title of the post.
	 */
	row( title: string ): Locator {
		return this.page
			.getByRole( 'row' )
			.filter( { has: this.page.getByText( title, { exact: true } ) } )
			.first();
	}

	/**
	 * Chooses an action from a row's menu.
	 *
	 * @param title  Title of the post.
	 * @param action Name of the action.
	 */
	async act( title: string, action: string ): Promise< void > {
		await this.row( title )
			.getByRole( 'button', { name: 'Actions' } )
			.click();
		await this.page
			.getByRole( 'menuitem', { name: action, exact: true } )
			.click();
	}

	/**
	 * Selects rows of a table.
	 *
	 * @param titles Titles of the posts.
	 */
	async select( ...titles: string[] ): Promise< void > {
		for ( const title of titles ) {
			await this.row( title ).getByRole( 'checkbox' ).check();
		}
	}

	/** The search box. */
	get search(): Locator {
		return this.page.getByRole( 'searchbox', { name: 'Search' } );
	}

	/**
	 * The notice with a text.
	 *
	 * @param text Its text.
	 */
	notice( text: string | RegExp ): Locator {
		return this.page.getByTestId( 'snackbar' ).filter( { hasText: text } );
	}
}

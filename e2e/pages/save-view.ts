import { expect, type Locator, type Page } from '@playwright/test';

/** The save button with the review of unsaved changes, in view mode and in edit mode. */
export class SaveView {
	constructor( private readonly page: Page ) {}

	/** The save button of the sidebar, or of the screen where there is room for one area alone; whatever it says. */
	get hub(): Locator {
		return this.page.locator( '.atelier-save-hub__button' );
	}

	/** The review in view mode. */
	get modal(): Locator {
		return this.page.getByRole( 'dialog', { name: 'Review changes' } );
	}

	/** The button of the review in view mode that saves what is chosen there. */
	get saveButton(): Locator {
		return this.modal.getByRole( 'button', { name: 'Save', exact: true } );
	}

	/** The review in edit mode. */
	get panel(): Locator {
		return this.page.getByRole( 'region', { name: 'Save panel' } );
	}

	/** The save button of the editor's top bar. */
	get topBarButton(): Locator {
		return this.page
			.getByRole( 'region', { name: 'Editor top bar' } )
			.getByRole( 'button', {
				name: /^(Save|Saved|Saving|Review|Activat)/,
			} );
	}

	/** Asks in view mode for all unsaved changes to be saved, by way of their review. */
	async save(): Promise< void > {
		await this.hub.click();
		await this.saveButton.click();
	}

	/** Saves the record that is open in the editor, where it alone has unsaved changes. */
	async saveInEditor(): Promise< void > {
		await this.topBarButton.click();
		await expect( this.topBarButton ).toHaveText( 'Saved' );
	}

	/**
	 * Finds a passing notice.
	 *
	 * @param text What it says.
	 */
	notice( text: string | RegExp ): Locator {
		return this.page
			.locator( '.components-snackbar' )
			.filter( { hasText: text } );
	}

	/**
	 * Finds a record of the review.
	 *
	 * @param title Its title.
	 */
	row( title: string ): Locator {
		return this.page
			.locator( '.atelier-save-review__row' )
			.filter( { hasText: title } );
	}
}

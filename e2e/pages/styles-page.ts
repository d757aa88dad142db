import { expect, type Locator } from '@playwright/test';

import { DesignPage, type DesignQuery } from './design-page';
import { SaveView } from './save-view';

/** The screens of Styles. */
export class StylesPage extends DesignPage {
	/**
	 * Opens an inner screen.
	 *
	 * @param section Section of the address; the root when missing.
	 */
	async open( section?: string ): Promise< void > {
		await this.goto( '/styles', section ? { section } : {} );
		// Its rows are there before it, its buttons come with it.
		await this.panel
			.locator( '.atelier-styles__header button' )
			.first()
			.waitFor();
	}

	/**
	 * Goes to an inner screen of the open page, as a link in it would.
	 *
	 * @param section Section of the address.
	 * @param query   Further parameters of it.
	 */
	async moveTo( section: string, query: DesignQuery = {} ): Promise< void > {
		await this.page.evaluate(
			( address ) => {
				window.history.pushState( null, '', address );
				window.dispatchEvent( new PopStateEvent( 'popstate' ) );
			},
			this.address( '/styles', { ...query, section } )
		);
	}

	/** The panel beside the canvas. */
	get panel(): Locator {
		return this.page.locator( '.atelier-styles' );
	}

	/**
	 * The heading of an inner screen.
	 *
	 * @param name Its title.
	 */
	heading( name: string | RegExp ): Locator {
		return this.panel.getByRole( 'heading', { name } );
	}

	/**
	 * A button of the panel.
	 *
	 * @param name Its whole name.
	 */
	button( name: string | RegExp ): Locator {
		return this.panel.getByRole( 'button', {
			name,
			exact: typeof name === 'string',
		} );
	}

	/** The section of the address that is shown now. */
	get section(): string | null {
		return this.query.get( 'section' );
	}

	/**
	 * Chooses a colour of the palette for a row of the colour panel.
	 *
	 * @param row   Name of the row.
	 * @param color Name of the colour.
	 */
	async chooseColor( row: string, color: string ): Promise< void > {
		// A color of the text around it says so.
		await this.button( new RegExp( `^${ row }( Inherited)?$` ) ).click();
		await this.page.getByRole( 'option', { name: color } ).first().click();
		await this.page.keyboard.press( 'Escape' );
	}

	/**
	 * Chooses from the menu of a preset or a look.
	 *
	 * @param name   Name of the preset.
	 * @param action Name of the item.
	 */
	async choose( name: string, action: string ): Promise< void > {
		await this.button( `${ name } options` ).click();
		await this.page.getByRole( 'menuitem', { name: action } ).click();
	}

	/**
	 * Gives a preset or a look another name by its menu.
	 *
	 * @param name Its name.
	 * @param next Its name then.
	 */
	async rename( name: string, next: string ): Promise< void > {
		await this.choose( name, 'Rename' );
		await this.page.getByRole( 'textbox', { name: 'Name' } ).fill( next );
		await this.page
			.getByRole( 'button', { name: 'Save', exact: true } )
			.click();
	}

	/**
	 * Deletes a preset or a look by its menu, and confirms it.
	 *
	 * @param name Its name.
	 */
	async remove( name: string ): Promise< void > {
		await this.choose( name, 'Delete' );
		await this.page
			.getByRole( 'button', { name: 'Delete', exact: true } )
			.click();
	}

	/**
	 * Reads a computed style of the canvas until it is what is expected.
	 *
	 * @param selector Element of the canvas.
	 * @param property Property in camel case.
	 * @param expected Its value.
	 */
	async expectInCanvas(
		selector: string,
		property: string,
		expected: string | RegExp
	): Promise< void > {
		const target = this.canvas.locator( selector ).first();
		await expect
			.poll( () =>
				target.evaluate(
					( element, name ) =>
						getComputedStyle( element )[ name as 'color' ],
					property
				)
			)
			.toEqual(
				typeof expected === 'string'
					? expected
					: expect.stringMatching( expected )
			);
	}

	/** Saves everything that is unsaved. */
	async save(): Promise< void > {
		const saveView = new SaveView( this.page );
		await saveView.save();
		await expect( saveView.hub ).toHaveText( 'Saved' );
	}
}

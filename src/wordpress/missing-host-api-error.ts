/**
 * Thrown when WordPress lacks an API that the application requires, so that the page can name the supported versions instead of failing later.
 */
export class MissingHostApiError extends Error {
	/** The package that lacks the APIs, for example `@wordpress/editor`. */
	readonly packageName: string;
	/** Missing APIs. */
	readonly missing: readonly string[];

	constructor( packageName: string, missing: readonly string[] ) {
		super(
			`${ packageName } of this WordPress lacks: ${ missing.join(
				', '
			) }`
		);
		this.name = 'MissingHostApiError';
		this.packageName = packageName;
		this.missing = missing;
	}
}

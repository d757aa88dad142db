/**
 * Thrown when WordPress lacks something that the application is built on, so that the page can name the versions that
 * are supported instead of breaking later.
 */
export class MissingHostApiError extends Error {
	/** The package that lacks something, for example `@wordpress/editor`. */
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

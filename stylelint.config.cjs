const WORD = '[a-z][a-z0-9]*(-[a-z0-9]+)*';

module.exports = {
	extends: '@wordpress/stylelint-config/scss',
	rules: {
		'declaration-no-important': true,
		'selector-class-pattern': [
			`^${ WORD }(__${ WORD })?$`,
			{
				message:
					'A class is a block, block__part or is-state, in words with hyphens.',
			},
		],
		// Languages are written from left to right and from right to left: names of sides would need a second style sheet.
		'property-disallowed-list': [
			[
				'/^(margin|padding|border|scroll-margin|scroll-padding)-(left|right)/',
				'/^border-(top|bottom)-(left|right)-radius$/',
				'left',
				'right',
			],
			{ message: 'Use the logical property (inline-start, inline-end).' },
		],
		'declaration-property-value-disallowed-list': [
			{
				'text-align': [ 'left', 'right' ],
				float: [ 'left', 'right' ],
				clear: [ 'left', 'right' ],
			},
			{ message: 'Use the logical value (start, end).' },
		],
		// The build does not add fallbacks to the host's tokens, so where one is needed the source writes it.
		'plugin-wpds/no-token-fallback-values': null,
	},
};

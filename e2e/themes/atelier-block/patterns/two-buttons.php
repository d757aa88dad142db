<?php
/**
 * Title: Two buttons
 * Slug: atelier-block/two-buttons
 * Categories: buttons, call-to-action
 * Description: A choice of two.
 *
 * @package Atelier_Block
 */

?>
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button -->
<div class="wp-block-button"><a class="wp-block-button__link wp-element-button">Yes</a></div>
<!-- /wp:button -->

<!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button">No</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
